// A catalogue without any request: whatever your page has, as a document of the published schema.
await customElements.whenDefined('solution-catalogue');

document.querySelector('solution-catalogue').catalogue = {
  version: 1,
  generatedAt: '2026-11-21T00:00:00Z',
  count: 1,
  license: 'MIT',
  homepage: 'https://catalogue.example/',
  solutions: [
    {
      name: 'Nextcloud',
      category: 'Datei-Management',
      description: 'Dateien, Kalender und Kontakte auf dem eigenen Server.',
      descriptionEn: 'Files, calendars and contacts on your own server.',
      license: 'AGPL-3.0-or-later',
      deployment: ['docker', 'linux'],
      audience: ['business', 'private'],
      complexity: 4,
      maturity: 9,
      resourceUsage: 5,
      maintenance: 4,
      tags: ['dropbox-alternative', 'files'],
      github: 'https://github.com/nextcloud/server',
      website: 'https://nextcloud.com/',
      icon: '☁️',
      origin: '🇩🇪 Deutschland',
      addedAt: '2025-03-14',
      stars: null,
    },
  ],
};
