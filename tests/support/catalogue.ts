import { aCatalogue, aSolution } from './solution.mjs';

export { aCatalogue, aSolution };

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
