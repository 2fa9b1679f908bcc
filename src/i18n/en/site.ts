// The texts of the published pages in English.
import { plurals } from '../format.js';
import type { PageMessages } from '../site-messages.js';
import { embed, reference } from './reference.js';

const plural = plurals('en');

export const pageMessages: PageMessages = {
  language: 'English',
  site: {
    name: 'Solution Catalogue',
    skip: 'Skip to the content',
    navigation: 'Pages',
    languages: 'Language',
    catalogue: 'Catalogue',
    categories: 'Categories',
    products: 'Products',
    reference: 'API reference',
    embed: 'Embed',
    feed: 'Changes as a feed',
    document: 'Data (JSON)',
    licence: 'Data under the {license} licence',
    dataFrom: 'Contains data from {name}',
    dataFromUnder: 'Contains data from {name}, licensed under {license}',
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
    noScript:
      'Searching needs JavaScript. Without it, these lists lead on: {categories}{products}. What is on this page, the browser’s own search finds too.',
    more: 'All solutions',
    others: plural(
      '{n} more solution is on the page of its category.',
      '{n} more solutions are on the pages of their categories.',
    ),
    categories: 'By category',
    mostReplaced: 'Most often replaced',
    allProducts: 'All products that can be replaced',
  },
  indexes: {
    products: {
      title: 'Products and their alternatives',
      lead: plural(
        'Open-source solutions can replace {n} product. The number behind it says how many.',
        'Open-source solutions can replace {n} products. The number behind each says how many.',
      ),
      letters: 'First letters',
    },
    categories: {
      title: 'All categories',
      lead: 'What belongs where: each category in a sentence, with the ones that it is easily taken for.',
    },
  },
  sortAndFilter: 'Sort and filter',
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
    sameCategory: (category) => `Also in “${category}”`,
    related: 'Other products from the same fields',
  },
  solution: {
    title: (name, category) => `${name}: ${category}, open source`,
    path: 'You are here',
    name: 'Name',
    facts: 'At a glance',
    unknown: 'unknown',
    unknownFacts: 'Not known',
    reviewed: 'Last reviewed',
    release: 'Latest release',
    lastChange: 'Last change to the code',
    archived: 'archived, nobody works on it there any more',
    advisories: {
      label: 'Security advisories',
      none: 'none open',
      open: plural('{n} open', '{n} open'),
      unclear: plural('{n} that may be open', '{n} that may be open'),
      note: 'Counts what the project itself has published on GitHub and its latest release does not fix.',
      severities: { critical: 'critical', high: 'high', medium: 'medium', low: 'low' },
    },
    state: 'State of development',
    active: 'not archived',
    scores: 'Scores',
    outOfTen: (score) => `${score} out of 10`,
    scales: {
      complexity: '1: a project for specialists; 10: set up in minutes',
      maturity: '1: only just begun; 10: in wide use for years',
      resourceUsage: '1: needs powerful servers; 10: runs almost anywhere',
      maintenance: '1: keeps somebody busy; 10: looks after itself',
    },
    sources: {
      title: 'Where this is from',
      host: 'Stars, latest release and last change to the code are what {host} said on {date}.',
      others:
        'Everything else was put together by those who keep the catalogue. It can be checked here: {links}.',
      all: 'This was put together by those who keep the catalogue. It can be checked here: {links}.',
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
    history: 'History of this entry',
    alternatives: 'Nearest alternatives',
    toComparison: 'Compare them',
    near: 'Compared',
    nearCaption: (name) => `${name} beside its nearest alternatives`,
  },
  leaving: {
    title: (product) => `Leaving ${product}`,
    here: 'Moving here',
    exports: 'What you can take with you',
    nothing: (product) => `${product} gives nothing away.`,
    missing: 'Missing:',
    lost: 'What is lost:',
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
  about: {
    link: 'About',
    title: 'How this catalogue is made',
    description:
      'Who decides, what gets into the catalogue, how scores are given and how to report an error.',
    solutions: plural('{n} solution', '{n} solutions'),
    categories: plural('{n} category', '{n} categories'),
    lead: (solutions, categories) =>
      `The catalogue has ${solutions} in ${categories}. This page says by which rules solutions are chosen and scored.`,
    decide: {
      title: 'Who decides',
      text: [
        'Those who keep the catalogue decide on every entry. Nobody enters themselves, and the order is computed in the same way for all.',
        'What an entry says can be checked: reservations and ways out of a product name their source and the day on which it was read.',
      ],
    },
    enter: {
      title: 'What gets in',
      text: [
        'A solution has a licence that the Open Source Initiative has approved, and its source code is public. What may only be looked at, or restricts who may use or run it, is not here.',
        'It can be run by oneself, and is described in German and English. Where a French or Italian description is missing, the English one stands in.',
        'What is given up, or leaves open source, is meant to leave the catalogue as well.',
      ],
      accepted: 'Also taken, although not approved by it: {licences}.',
    },
    scores: {
      title: 'What the scores mean',
      text: 'Four scores from 1 to 10 say what a solution asks for and how mature it is. More is always better. They compare solutions within this catalogue; they are no measurements.',
      examples: 'Examples:',
      order:
        'Where solutions are recommended, maturity counts twice, less what setup and upkeep ask for. Among equals, those with more stars come first. A solution goes back two points for each better one of its category, so that several categories come first.',
    },
    openCore: {
      title: 'When only a part is open',
      text: [
        'Some makers publish a core as open source and sell the rest. Such a solution is in the catalogue if its open part is useful on its own. Licence and scores are those of that part.',
        'What can only be had for money, or under another licence, stands as a reservation on the page of the solution, with its source.',
      ],
      marked: 'These have this reservation today:',
    },
    hosts: {
      title: 'Where the source code is',
      one: 'All repositories are on {host}.',
      two: 'All repositories are on {first} or on {second}.',
      text: 'So stars can be counted in one way, and compared. A project that is at home elsewhere is missing for that reason, good as it may be, unless it keeps a mirror there itself.',
    },
    correct: {
      title: 'Correcting something',
      wrong: 'Is something wrong? {link}',
      nobody: 'If something is wrong, please tell those who run this website.',
      text: 'A source that has it right helps most. Every page says when its entry was last read as a whole.',
    },
  },
  changes: {
    link: 'Changes',
    title: 'What has changed',
    description: 'What was added to the catalogue, changed and removed, month by month.',
    lead: 'What was added, changed and removed. Stars change every day and are not listed. The feed tells the same.',
    nothing: 'Nothing has changed so far.',
    added: 'New',
    changed: 'Changed',
    removed: 'Removed',
    texts: 'Description',
    from: (before, after) => `${after} instead of ${before}`,
    renamed: (before) => `was called ${before}`,
    earlier: 'What lies further back is no longer listed.',
  },
  gone: {
    title: (name) => `${name} is no longer in the catalogue`,
    description: (name) => `Why ${name} is no longer in the catalogue.`,
    since: 'Removed on {date}.',
    noReason: 'No reason was recorded.',
    successor: 'In its place: {link}.',
    renamed: 'The entry is now called {link}.',
    search: 'Look for something else in the catalogue',
  },
  search: 'Search and filter the whole catalogue',
  feed: { title: 'New in the catalogue' },
  reference,
  embed,
  choose: 'Choose your language',
  notFound: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page is gone.',
  },
};
