// The texts of the whole catalogue in English, and the words that the search treats specially.
import { plurals } from '../format.js';
import type { Messages, SearchWords } from '../messages.js';
import { cardMessages } from './card.js';

const plural = plurals('en');

/** The texts of the whole catalogue. */
export const messages: Messages = {
  ...cardMessages,
  search: {
    label: 'Search for a solution or a product',
    placeholder: 'e.g. alternatives to Slack',
    suggestions: 'Suggestions',
    suggested: plural('{n} suggestion', '{n} suggestions'),
    alternatives: (product) => `Alternatives to ${product}`,
    without: (words) => `without ${words}`,
    maker: 'Maker',
    solution: 'Solution',
  },
  status: {
    loading: 'Loading the catalogue…',
    all: plural('{n} solution', '{n} solutions'),
    some: (number, total) => `${number} of ${total} solutions`,
    alternatives: plural('{n} alternative to ', '{n} alternatives to '),
    more: (n, number, alternatives) => `${alternatives}, and ${number} more`,
    absent: (product) => `Nothing here replaces “${product}” yet`,
    nearest: 'What comes closest:',
    inPart: 'These match in part:',
    didYouMean: 'Did you mean {suggestion}?',
    stale: (date) => `The catalogue cannot be reached at the moment. This is its state as of ${date}.`,
  },
  replaced: 'Often replaced',
  guide: {
    open: 'Help me choose',
    product: 'What do you want to replace?',
    runner: 'Who will run it?',
    runners: { nobody: 'Nobody', self: 'I will', department: 'Our IT', provider: 'A provider' },
    score: 'What matters most?',
    best: (number) => `Compare the best ${number}`,
  },
  empty: {
    nearby: 'You could look here:',
    without: (label) => `Without “${label}”`,
  },
  filters: {
    title: 'Filters',
    active: plural('{n} filter active', '{n} filters active'),
    show: (solutions) => `Show ${solutions}`,
    europe: 'Europe',
    elsewhere: 'Elsewhere',
    others: 'More filters',
    reset: 'Reset',
    more: plural('Show {n} more value', 'Show {n} more values'),
    fewer: 'Show fewer',
    chips: 'Active filters',
    remove: 'Remove filter',
    find: 'Find a value',
    lastDays: (days) => `in the last ${days} days`,
    limits: {
      title: 'Scores',
      any: 'any',
      limit: (word, score) => `${word} or better, from ${score}/10`,
    },
  },
  skip: 'Skip to the results',
  sort: {
    label: 'Sort by',
    view: 'Sort and view',
    why: 'Why this order?',
    because: 'What is mature and takes little effort first, categories in turn.',
    by: {
      recommended: 'Recommended',
      relevance: 'Relevance',
      name: 'Name',
      stars: 'Stars',
      newest: 'New in the catalogue',
      maturity: 'Maturity',
      complexity: 'Easy setup',
      'resource-usage': 'Low resource usage',
      maintenance: 'Little upkeep',
      fit: 'Fit',
    },
  },
  fit: {
    title: 'What matters to you?',
    weights: ['not at all', 'a little', 'a lot', 'very much'],
  },
  legend: (good) => `Scores go up to 10, and more is always better: ${good}.`,
  layout: { label: 'View', by: { cards: 'Cards', compact: 'List', table: 'Table' } },
  compare: {
    pick: 'Compare',
    pickOf: (name) => `Compare ${name}`,
    title: 'Comparison',
    open: (solutions) => `Compare ${solutions}`,
    another: 'Pick another solution to compare.',
    full: 'Remove a solution before you pick a fifth.',
    removeOf: (name) => `Remove ${name} from the comparison`,
    clear: 'Remove all',
    best: 'best',
    standsOut: {
      complexity: 'is the easiest to set up',
      maturity: 'is the most mature',
      resourceUsage: 'is the lightest on resources',
      maintenance: 'needs the least upkeep',
    },
    same: (rows) => `The same for all: ${rows}`,
    links: 'Links',
    print: 'Print',
    close: 'Close',
  },
  export: {
    description: 'Description',
    label: (solutions) => `Save ${solutions} as`,
    link: 'Copy link',
    copied: (name) => `The link to ${name} has been copied.`,
    notCopied: (address) => `The link could not be copied. It is: ${address}`,
  },
  attribution: 'Data: {homepage}, licence {license}, as of {date}',
};

export const searchWords: SearchWords = {
  stopWords:
    'a about again all also always am an and another any anyone anything are as at be because been ' +
    'before being best better between but by can could did do does each else every everybody ' +
    'everything few find for from get gets give go going good great has have help helps here how i if ' +
    'in into is it its just keep know let lets licensed look looking made make makes many ' +
    'may maybe me might more most much must my myself need needed needs nothing of off on one only ' +
    'onto or other others our out own please really recommend run runs same see should so ' +
    'some someone something still take tell that thats the their them there these they thing ' +
    'this to together too try under up us use used useful using very want wanted wants was way we ' +
    'what whats when where whether which while who why with within would you your ' +
    // What every solution of the catalogue is.
    'app application applications apps free host hosted hosting open opensource package program ' +
    'programs self selfhosted software solution solutions source tool tools',
  comparing:
    'like than similar moving comparable migrating away leave leaving migrate move switch switching rid',
  asking:
    'alternative alternatives replacements replacement replace equivalents replaces instead ' +
    'replacing substitute competitor equivalent',
  negating: 'not without no except excluding dont non avoid doesnt',
  endings: 's es ed d ing ors ings ers or ments ion ions ment ation ations y er ies',
};
