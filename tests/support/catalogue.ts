import type { Catalogue, Solution } from '../../src/catalogue/schema.js';

/** A solution with every field, for tests that care about some of them. */
export function aSolution(name: string, change: Partial<Solution> = {}): Solution {
  return {
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
  };
}

export function aCatalogue(solutions: Solution[], change: Partial<Catalogue> = {}): Catalogue {
  return {
    version: 1,
    generatedAt: '2026-11-20T06:00:00Z',
    count: solutions.length,
    license: 'MIT',
    homepage: 'https://catalogue.example/',
    solutions,
    ...change,
  };
}

/** Six solutions that differ in what can be searched, filtered and sorted. */
export const SIX = aCatalogue([
  aSolution('Zeta', { stars: 10, complexity: 2, addedAt: '2024-01-01' }),
  aSolution('Alpha', { stars: null, complexity: 9, category: 'Passwörter', tags: ['1password-alternative'] }),
  aSolution('Ätna', { stars: 500, license: 'MIT', deployment: ['kubernetes'], audience: ['private'] }),
  aSolution('Beta', {
    category: 'Passwörter',
    origin: '🇫🇷 Frankreich',
    tags: ['1password-alternative', 'passwords'],
    addedAt: '2026-05-05',
  }),
  aSolution('Gamma', {
    license: 'MIT',
    maturity: 2,
    tags: ['slack-alternative', 'microsoft-teams-alternative'],
  }),
  aSolution('Delta', {
    resourceUsage: 1,
    maintenance: 9,
    origin: '🇨🇭 Zürich',
    tags: ['google-docs-alternative'],
  }),
]);
