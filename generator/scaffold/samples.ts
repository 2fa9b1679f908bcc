import type { Draft } from './draft.js';

/** Two solutions to begin with, and to copy from. */
export const SAMPLES: readonly Draft[] = [
  {
    values: {
      name: 'Nextcloud',
      category: 'Datei-Management',
      description:
        'Dateien ablegen, mit Handy und Computer abgleichen und per Link teilen, dazu Kalender, Kontakte und viele Zusatz-Apps auf derselben Plattform.',
      descriptionEn:
        'File storage that keeps computers and phones in step and passes documents on by link, extended by apps for calendars, contacts and much else.',
      descriptionFr:
        'Fichiers synchronisés entre ordinateurs et téléphones, liens de partage, agendas et contacts se gèrent sur un même serveur.',
      descriptionIt:
        'Conserva i file, li sincronizza tra computer e telefono e li condivide con un link, mentre calendari e contatti si aggiungono a piacere.',
      license: 'AGPL-3.0-or-later',
      deployment: ['docker', 'kubernetes', 'linux'],
      audience: ['business', 'private'],
      complexity: 4,
      maturity: 9,
      resourceUsage: 5,
      maintenance: 4,
      tags: ['google-drive-alternative', 'dropbox-alternative', 'files'],
      github: 'https://github.com/nextcloud/server',
      website: 'https://nextcloud.com/',
      icon: '☁️',
      origin: '🇩🇪 Deutschland',
    },
  },
  {
    values: {
      name: 'Zulip',
      category: 'Kommunikation',
      description:
        'Jede Nachricht gehört zu einem Thema innerhalb eines Kanals, was vielen parallelen Gesprächen Ordnung gibt.',
      descriptionEn:
        'Every message belongs to a topic inside a channel, so a discussion can be picked up hours later without scrolling through everything else.',
      descriptionFr:
        'Chaque message est rattaché à un sujet à l’intérieur d’un canal, ce qui permet de reprendre une discussion des heures plus tard.',
      descriptionIt:
        'Ogni messaggio appartiene a un argomento all’interno di un canale, e una discussione si riprende anche dopo ore senza perdere il filo.',
      license: 'Apache-2.0',
      deployment: ['docker', 'kubernetes', 'linux'],
      audience: ['business', 'private'],
      complexity: 5,
      maturity: 9,
      resourceUsage: 5,
      maintenance: 4,
      tags: ['slack-alternative', 'microsoft-teams-alternative', 'chat'],
      github: 'https://github.com/zulip/zulip',
      website: 'https://zulip.com/',
      icon: '🧵',
      origin: '🇺🇸 Vereinigte Staaten',
    },
  },
];
