// What the settings of the configurator mean: which element, with which attributes.

/** What can be embedded, by the values of the setting `show`. */
export const TAGS = { catalogue: 'solution-catalogue', list: 'solution-list', card: 'solution-card' };

const EVERYWHERE = ['lang', 'theme', 'heading-level', 'loading', 'max-bytes'];
export const LIMITS = ['max-complexity', 'min-maturity', 'max-resource-usage', 'max-maintenance'];
/** Attributes that choose some of the solutions. */
export const FILTERS = [
  ...['alternative-to', 'category', 'platform', 'deployment', 'audience', 'license', 'origin', 'tag'],
  ...LIMITS,
];
const RESULTS = [...FILTERS, 'sort', 'layout', 'limit'];
const CONTROLS = ['query', 'controls', 'facets', 'browse', 'guide', 'compare', 'url-state', 'shortcut'];

/** Settings that are attributes, in this order, by what is embedded. */
export const ATTRIBUTES = {
  catalogue: [...RESULTS, ...CONTROLS, ...EVERYWHERE],
  list: [...RESULTS, ...EVERYWHERE],
  card: ['name', ...EVERYWHERE],
};

/** What a list without controls does not have. */
const NOT_IN_LISTS = { layout: ['table'], sort: ['relevance', 'fit'] };

/** What is embedded, by the settings. */
export const kindOf = ({ show }) => (show in TAGS ? show : 'catalogue');

/** The attributes that the settings ask for, with their values: `none` is an empty one. */
export const chosen = (settings) =>
  ATTRIBUTES[kindOf(settings)]
    .filter((name) => settings[name])
    .filter((name) => settings.show !== 'list' || !NOT_IN_LISTS[name]?.includes(settings[name]))
    .map((name) => [
      name,
      ['facets', 'shortcut'].includes(name) && settings[name] === 'none' ? '' : settings[name],
    ]);

/** Names in JSON, of what can be seen and has one; undefined where nothing has. */
function namesOf(seen, nameOf) {
  const named = [...new Set(seen)].filter(nameOf).sort();
  return named.length > 0
    ? JSON.stringify(Object.fromEntries(named.map((each) => [each, nameOf(each)])))
    : undefined;
}

/**
 * What a site knows of its own catalogue: where it has pages of solutions and logos, unless the settings want neither, and
 * what it calls categories and products. A card alone takes the last two of these only.
 * @param seen the `categories` and the slugs of the `products` that can be seen; all of them when not given
 */
export function ownAttributes(
  settings,
  { lang, details, labels = {}, products = {}, logos },
  { categories = Object.keys(labels), products: slugs = Object.keys(products) } = {},
) {
  const locale = settings.lang || lang;
  return Object.entries({
    'detail-url': settings.details !== 'off' && settings.show !== 'card' && details,
    'category-labels': namesOf(categories, (name) => {
      const label = Object.hasOwn(labels, name) && labels[name][locale];
      return label && { [locale]: label };
    }),
    'product-labels': namesOf(slugs, (slug) => Object.hasOwn(products, slug) && products[slug]),
    logos: settings.logos !== 'off' && settings.show !== 'card' && logos,
  }).filter(([, value]) => value);
}
