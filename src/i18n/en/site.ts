import { plurals } from '../format.js';
import type { FieldMeanings, PageMessages } from '../site-messages.js';

const plural = plurals('en');

export const pageMessages: PageMessages = {
  language: 'English',
  site: {
    name: 'Solution Catalogue',
    skip: 'Skip to the content',
    navigation: 'Pages',
    languages: 'Language',
    catalogue: 'Catalogue',
    reference: 'API reference',
    embed: 'Embed',
    feed: 'Feed of new entries',
    document: 'Data (JSON)',
    licence: 'Data under the {license} licence',
    publisher: 'Published by {name}',
    about: {
      imprint: 'Legal notice',
      privacy: 'Privacy',
      accessibility: 'Accessibility',
      contact: 'Contact',
      report: 'Report an error',
    },
  },
  home: {
    title: 'Open-source alternatives to what you use today',
    heading: 'Open-source alternatives to what you use today',
    lead: 'Look for a product to find what can replace it, or browse by category. You can run everything here yourself, or have somebody you trust run it.',
    description: plural(
      '{n} open-source solution that you can run yourself, with what it replaces and what it takes to run it.',
      '{n} open-source solutions that you can run yourself, with what they replace and what it takes to run them.',
    ),
    more: 'All solutions',
    others: plural(
      '{n} more solution is on the page of its category.',
      '{n} more solutions are on the pages of their categories.',
    ),
    categories: 'By category',
    products: 'Alternatives to …',
    embedTitle: 'On your own site',
    embedLead:
      'Two lines put this catalogue, or a part of it, into any page. Choose what it shows and copy the code.',
  },
  product: {
    title: (product) => `Open-source alternatives to ${product}`,
    description: (n, number, product, examples) =>
      plural(`{n} open-source alternative to ${product}: `, `{n} open-source alternatives to ${product}: `)(
        n,
        number,
      ) + `${examples}. With licence, effort and maturity.`,
    lead: (n, number, product) =>
      plural(
        `{n} open-source solution can replace ${product}. You can run it yourself or have somebody you trust run it.`,
        `{n} open-source solutions can replace ${product}. You can run them yourself or have somebody you trust run them.`,
      )(n, number),
    order: 'What is mature and takes little work comes first.',
    compared: (product) => `Alternatives to ${product} compared`,
    related: 'Other products from the same fields',
  },
  solution: {
    title: (name, category) => `${name}: ${category}, open source`,
    path: 'You are here',
    name: 'Name',
    facts: 'At a glance',
    unknown: 'unknown',
    reviewed: 'Last reviewed',
    scores: 'Scores',
    outOfTen: (score) => `${score} out of 10`,
    scales: {
      complexity: '1: set up in minutes; 10: a project for specialists',
      maturity: '1: only just begun; 10: in wide use for years',
      resourceUsage: '1: runs almost anywhere; 10: needs powerful servers',
      maintenance: '1: looks after itself; 10: keeps somebody busy',
    },
    reservations: 'What to know beforehand',
    reservationKinds: {
      'open-core': 'Only partly open source',
      'licence-dispute': 'Licence in dispute',
      'exploited-flaw': 'Exploited security flaw',
      dormant: 'Hardly developed any more',
      'single-maintainer': 'Depends on one person',
      telemetry: 'Sends usage data',
    },
    source: 'Source',
    licences: {
      permissive: 'You may use, change and pass on the software, even inside closed programs.',
      weak: 'You may use the software freely; whoever changes its files and passes them on publishes those files.',
      copyleft:
        'You may use the software freely; whoever passes on a changed version passes on its source code too.',
      network:
        'You may use the software freely; whoever passes on a changed version or offers it over a network passes on its source code too.',
    },
    near: 'Compared',
    nearCaption: (name) => `${name} beside its nearest alternatives`,
  },
  leaving: {
    title: (product) => `Leaving ${product}`,
    here: 'Moving here',
    exports: 'What you can take with you',
    nothing: (product) => `${product} gives nothing away.`,
    missing: 'Missing:',
    imports: 'Who takes it over',
    ways: {
      native: 'Imports the data itself',
      tool: 'With a tool',
      manual: 'By hand',
      'none-known': 'No way known',
    },
    efforts: { hour: 'about an hour', day: 'about a day', project: 'a project' },
  },
  category: {
    description: (n, number, category, examples) =>
      plural(`{n} open-source solution for ${category}: `, `{n} open-source solutions for ${category}: `)(
        n,
        number,
      ) + `${examples}. With licence, effort and maturity.`,
    lead: plural(
      '{n} open-source solution that you can run yourself or have run by somebody you trust.',
      '{n} open-source solutions that you can run yourself or have run by somebody you trust.',
    ),
    others: 'Other categories',
  },
  search: 'Search and filter the whole catalogue',
  feed: { title: 'New in the catalogue' },
  reference: {
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
      text: 'There is exactly one endpoint. It has no parameters.',
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
  },
  embed: {
    title: 'Put the catalogue on your site',
    description:
      'Choose what the catalogue shows on your site, see the result at once, and copy the code for your system.',
    lead: 'Choose what is shown, see the result alongside, and copy the code for your system. The address of this page keeps your choice.',
    noScript:
      'Choosing needs JavaScript. This is the code for the whole catalogue; the attributes are described in the README of the package.',
    settings: 'Settings',
    source: 'Source',
    sourceHint: 'Address of the catalogue',
    lang: 'Language',
    pageLanguage: 'That of the page',
    alternativeTo: 'Alternatives to',
    category: 'Category',
    query: 'Search text at the start',
    controls: 'Controls',
    controlsBy: { all: 'Search and filters', search: 'Search only', none: 'None' },
    layout: 'View',
    limit: 'Results at the start',
    theme: 'Colours',
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
      html: 'Put it where the catalogue is to appear. The link between the tags is shown until the catalogue is there, and to readers without scripts.',
      wordpressBlock:
        'In the editor add the block “Custom HTML” and paste this. Only users who may post unfiltered HTML can save it; for others use the shortcode.',
      wordpressShortcode:
        'Put the PHP into a small plugin or into the functions.php of your child theme, and the shortcode into any page.',
      hugo: 'Save the first part as layouts/shortcodes/solution-catalogue.html, and write the second into any page.',
      jekyll: 'Save the first part as _includes/solution-catalogue.html, and write the second into any page.',
      ghost: 'Add an HTML card to the post and paste this.',
      markdown:
        'Most Markdown processors let HTML through when blank lines stand around it. If yours strips it, use the iframe.',
      react:
        'React 19 passes properties and events to custom elements. In earlier versions write the attributes as here.',
      vue: 'Tell the compiler in vite.config.js that the tag is a custom element.',
      svelte: 'Svelte supports custom elements out of the box.',
      angular: 'Allow custom elements in the component that uses the tag.',
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
    style: 'For your style sheet:',
    fallback: 'Catalogue of open-source solutions',
  },
  choose: 'Choose your language',
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
