import type { FieldMeanings, PageMessages } from '../site-messages.js';

/** The texts of the API reference. */
export const reference: PageMessages['reference'] = {
  title: 'API reference',
  description:
    'One address, one JSON document, no sign-up: every field, the headers, and examples for curl, JavaScript and Python.',
  lead: 'The whole catalogue is one static JSON document at one address. You may use it freely, without an account and without a key.',
  contents: 'On this page',
  overview: {
    title: 'What the service does',
    text: [
      'The service publishes a curated catalogue of digitally sovereign open-source solutions. It is public and read-only: no sign-up, no tracking, no collection of personal data.',
      'The document is made at build time and served as a static file. There is no program on the server and no database, and exactly one endpoint, which returns the complete catalogue in one response.',
    ],
  },
  try: {
    title: 'Try it',
    text: 'Your browser asks this server for the document, as your own program would.',
    button: 'Send the request',
    waiting: 'Waiting for the answer…',
    failed: 'There was no answer. Check your connection and try again.',
    answer: 'Status {status}, {size} kB in {time} ms, {count} solutions. This is the first one:',
    noScript: 'The button needs JavaScript. The link leads to the same document:',
  },
  endpoint: {
    title: 'The endpoint',
    text: 'There is exactly one endpoint. It has no parameters, and its answer is always the whole catalogue. The extracts below /embed/data/, which embedded lists and cards load, belong to the pages and are no part of the API.',
    method: 'Method',
    path: 'Address',
    request: 'Request body',
    response: 'Response',
    none: 'none',
  },
  catalogueFields: 'Fields of the document',
  solutionFields: 'Fields of a solution',
  countRule: '“count” equals the number of elements in “solutions”.',
  required: 'required',
  optional: 'optional',
  allowed: 'Allowed values:',
  range: (low, high) => `${low} to ${high}`,
  nothingElse: 'Later versions may add fields: ignore those you do not know.',
  auth: {
    title: 'No authentication',
    text: 'There is no key, no token and no login. A request without any credentials receives the whole catalogue.',
  },
  cors: {
    title: 'From any website',
    text: 'The response carries “Access-Control-Allow-Origin: *”, so scripts of any website can read it. Send no headers of your own: the browser would have to ask for permission first.',
  },
  caching: {
    title: 'Caching and fair use',
    text: [
      'Browsers may keep the document for 1 hour (max-age=3600), shared caches for 24 hours (s-maxage=86400). Please keep to it.',
      'There is no hard limit on requests. Keep the answer rather than asking again and again; afterwards ask with “If-None-Match” and the ETag you have, and you receive status 304 without a body as long as nothing has changed.',
      'The document is made anew with every deployment, usually once a day, with the star counts of that moment.',
    ],
  },
  errors: {
    title: 'When something goes wrong',
    text: 'An answer other than 200 or 304 comes from the web server and has no defined body. Keep what you received last and ask again later.',
  },
  versioning: {
    title: 'Versions',
    text: [
      'The address contains the version of the interface (v1), the field “version” that of the schema: at present 1.',
      'Fields may be added without a new version. Whatever would break programs gets a new address.',
    ],
  },
  licence: {
    title: 'Licence and attribution',
    text: [
      'The data is under the MIT licence and may be used freely, commercially as well. A link to the catalogue’s homepage is appreciated, not required.',
      'The projects that the catalogue links to are responsible for their own content.',
    ],
  },
  examples: {
    title: 'Examples',
    curl: 'curl',
    javascript: 'JavaScript',
    python: 'Python',
    element: 'The element',
  },
  schemas: {
    title: 'For machines',
    schema: 'JSON Schema of the document (2020-12)',
    openapi: 'OpenAPI description (3.1)',
  },
};

export const fieldMeanings: FieldMeanings = {
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
