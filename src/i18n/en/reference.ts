// The texts of the API reference and of the configurator, and the meanings of fields, in English.
import type { EmbedMessages } from '../embed-messages.js';
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

/** The texts of the configurator. */
export const embed: EmbedMessages = {
  title: 'Put the catalogue on your site',
  description:
    'Choose what the catalogue shows on your site, see the result at once, and copy the code for your system.',
  lead: 'Choose what is shown, see the result alongside, and copy the code for your system. The address of this page keeps your choice.',
  noScript:
    'Choosing needs JavaScript. This is the code for the whole catalogue; the attributes are described in the README of the package.',
  show: 'Kind',
  showBy: { catalogue: 'Whole catalogue', list: 'List without controls', card: 'One solution' },
  name: 'Name',
  groups: {
    shown: 'What is shown',
    look: 'How it is shown',
    filters: 'More filters',
    technical: 'Language and loading',
  },
  labels: {
    'heading-level': 'Level of the headings',
    facets: 'Filters that readers get',
    browse: 'Products and categories to begin with',
    guide: '“Help me choose” in three questions',
    compare: 'Readers can compare solutions',
    'max-complexity': 'Highest setup effort, 1 to 10',
    'min-maturity': 'Lowest maturity, 1 to 10',
    'max-resource-usage': 'Highest resource usage, 1 to 10',
    'max-maintenance': 'Highest upkeep, 1 to 10',
    loading: 'Loading',
    'url-state': 'Prefix in the address of the page',
    shortcut: 'Key that leads to the search field',
    'max-bytes': 'Largest catalogue that is read, in bytes',
  },
  separated: 'Several are separated by commas.',
  facetsHint:
    'Names of attributes in their order, for example: category license scores. “none” for no filters.',
  urlStateHint:
    'With a word such as shop the address of the page keeps what readers ask for, so that they can share it.',
  byDefault: 'Default',
  never: 'Never',
  compareBy: { on: 'Yes', off: 'No' },
  loadingBy: { eager: 'At once', lazy: 'When readers come near it' },
  noKey: 'None',
  details: 'Names lead to the pages of the solutions here',
  logos: 'Logos in place of icons',
  source: 'Source',
  sourceHint: 'Address of the catalogue',
  lang: 'Language',
  pageLanguage: 'That of the page',
  alternativeTo: 'Alternatives to',
  query: 'Search text at the start',
  controls: 'Controls',
  controlsBy: { all: 'Search and filters', search: 'Search only', none: 'None' },
  limit: 'Results at the start',
  theme: 'Colours',
  script: 'Script file',
  scriptBy: {
    pinned: 'This version for good, with its hash',
    current: 'Always the current one (new versions come by themselves)',
  },
  scriptHint:
    'Both lie on this site. The same file is in the npm package solution-catalogue, below dist/cdn, for a server of your own or a CDN.',
  themeBy: { auto: 'Those of the page', light: 'Light', dark: 'Dark' },
  accent: 'Accent colour',
  accentOwn: 'Own accent colour',
  any: 'All',
  reset: 'Start again',
  preview: 'Preview',
  widths: 'Width of the preview',
  phone: 'Phone',
  desktop: 'Wide screen',
  snippet: 'Code',
  system: 'For which system?',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying did not work. Select the code and copy it yourself.',
  notes: {
    html: 'Put it where the catalogue is to appear. What stands between the tags is shown until the catalogue is there, and to readers without scripts.',
    wordpressBlock:
      'In the editor add the block “Custom HTML” and paste this. Only users who may post unfiltered HTML can save it; for others use the shortcode.',
    wordpressShortcode:
      'Upload the plugin (solution-catalogue-wordpress.zip of a release) and write this into any page. The plugin also has a block with all options and a preview.',
    hugo: 'Save the first part as layouts/shortcodes/solution-catalogue.html, and write the second into any page.',
    jekyll: 'Save the first part as _includes/solution-catalogue.html, and write the second into any page.',
    ghost: 'Add an HTML card to the post and paste this.',
    markdown:
      'Most Markdown processors let HTML through when blank lines stand around it. If yours strips it, use the iframe.',
    astro: 'Write it into any page or component (.astro).',
    squarespace: 'Add a code block to the page and paste this as HTML.',
    react:
      'Install the package, and use its component. It brings the element along and works on pages that are rendered on a server.',
    vue: 'Install the package, and tell the compiler in vite.config.js that the tag is a custom element.',
    svelte: 'Install the package, which brings the element and its types.',
    angular: 'Install the package, and allow custom elements in the component that uses the tag.',
    iframe:
      'For systems that strip custom elements. The script adjusts the height; it listens to messages from this site’s origin and this frame only. Without the script the frame keeps its height and scrolls.',
  },
  names: {
    wordpressBlock: 'WordPress, block',
    wordpressShortcode: 'WordPress, shortcode',
    iframe: 'iframe',
  },
  preload: 'For the head of the page, so that the data is asked for early:',
  policy: 'If your page has a Content-Security-Policy, allow this:',
  style: 'For your style sheet, so that nothing on the page moves while the catalogue is being loaded:',
  fallback: 'Catalogue of open-source solutions',
};
