// What documents are made of, for the server in Node and for the tests in browsers.
/** A solution with every field, for tests that care about some of them. */
export const aSolution = (name, change = {}) => ({
  name,
  category: 'Kommunikation',
  description: `${name} ist für Gespräche im Team gedacht.`,
  descriptionEn: `${name} is made for conversations within a team.`,
  descriptionFr: `${name} sert aux conversations dans une équipe.`,
  descriptionIt: `${name} serve alle conversazioni in una squadra.`,
  license: 'AGPL-3.0-or-later',
  deployment: ['docker', 'linux'],
  audience: ['business'],
  complexity: 4,
  maturity: 8,
  resourceUsage: 5,
  maintenance: 3,
  tags: ['slack-alternative', 'chat'],
  github: `https://github.com/example/${name.toLowerCase()}`,
  website: `https://${name.toLowerCase()}.example/`,
  icon: '💬',
  origin: '🇨🇭 Schweiz',
  addedAt: '2025-03-14',
  stars: 28400,
  ...change,
});

/** A document of some solutions. */
export const aCatalogue = (solutions, change = {}) => ({
  version: 1,
  generatedAt: '2026-11-20T06:00:00Z',
  count: solutions.length,
  license: 'MIT',
  homepage: 'https://catalogue.example/',
  solutions,
  ...change,
});
