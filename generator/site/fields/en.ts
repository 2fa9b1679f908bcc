import type { FieldMeanings } from './fields.js';

export const en: FieldMeanings = {
  catalogue: {
    version: 'Schema version of the API.',
    generatedAt: 'ISO 8601 timestamp of the build that produced the file.',
    count: 'Number of entries in the solutions array.',
    license: 'Licence of the dataset.',
    homepage: 'Canonical homepage URL of the project.',
    solutions: 'All solution objects.',
  },
  solution: {
    name: 'Display name of the solution.',
    category: 'One of a fixed set of category names.',
    description: 'German description. It is the source of truth for descriptions.',
    descriptionEn: 'English description.',
    descriptionFr: 'French description. May be absent.',
    descriptionIt: 'Italian description. May be absent.',
    license: 'OSI/SPDX licence identifier of the solution.',
    deployment: 'Where the solution can run.',
    audience: 'Who realistically uses the solution.',
    complexity: 'Setup and deployment effort; lower means simpler.',
    maturity: 'Project stability and production readiness; higher means more mature.',
    resourceUsage: 'RAM and CPU footprint; lower means lighter.',
    maintenance: 'Day-to-day operational overhead; lower means less.',
    tags: 'Free-form tags, among them markers of the form "<product>-alternative".',
    github: 'URL of the source repository, hosted on one of two code-hosting platforms.',
    website: 'URL of the official project website.',
    icon: 'An emoji used as the icon of the solution.',
    origin: 'Geographic origin label: an emoji flag followed by a place name.',
    addedAt: 'Date (YYYY-MM-DD) on which the solution was added to the catalogue.',
    stars: 'Star count of the source repository at build time; null when unavailable.',
  },
};
