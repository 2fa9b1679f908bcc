// The catalogue in a frame: takes its settings from the address and tells the page around it how high it is.
const NAMES = [
  ...['name', 'alternative-to', 'category', 'platform', 'deployment', 'audience', 'license', 'origin', 'tag'],
  ...['max-complexity', 'min-maturity', 'max-resource-usage', 'max-maintenance', 'sort', 'layout', 'limit'],
  ...['query', 'controls', 'facets', 'browse', 'guide', 'compare', 'shortcut', 'url-state'],
  ...['lang', 'theme', 'heading-level', 'loading', 'max-bytes'],
];
const parameters = new URLSearchParams(location.search);
const catalogue = asked(document.querySelector('solution-catalogue'));

/** The element that the address asks for, in the place of the one that stands in the page. */
function asked(element) {
  const tag = { list: 'solution-list', card: 'solution-card' }[parameters.get('show')];
  if (!tag) return element;
  const other = document.createElement(tag);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

// Until the catalogue is there, and where it never comes, a link stands for it: the one in the language that is asked for.
const links = [...catalogue.querySelectorAll('a')];
const spoken = (parameters.get('lang') ?? 'en').slice(0, 2).toLowerCase();
const kept = links.find(({ lang }) => lang === spoken) ?? links[0];
for (const link of links) if (link !== kept) link.remove();

for (const name of NAMES) {
  const value = parameters.get(name);
  if (value)
    catalogue.setAttribute(name, ['facets', 'shortcut'].includes(name) && value === 'none' ? '' : value);
}
if (parameters.get('details') === 'off') catalogue.removeAttribute('detail-url');
if (parameters.get('logos') === 'off') catalogue.removeAttribute('logos');
const slice = parameters.get('slice');
if (/^[a-z]+\/[a-z0-9-]+$/.test(slice ?? '')) catalogue.setAttribute('src', `data/${slice}.json`);
// The script comes when the attributes are set, so that the element asks for one document only.
const { script, cardScript } = document.body.dataset;
const needed = catalogue.localName === 'solution-catalogue' ? script : cardScript;
if (needed) void import(new URL(needed, document.baseURI).href);
customElements.whenDefined(catalogue.localName).then(() => {
  document.documentElement.lang = catalogue.locale;
});
if (['light', 'dark'].includes(parameters.get('theme')))
  document.documentElement.style.colorScheme = parameters.get('theme');
if (/^#[\da-f]{6}$/i.test(parameters.get('accent') ?? ''))
  catalogue.style.setProperty('--solution-catalogue-accent', parameters.get('accent'));

// The height is no secret, and which page stands around is not known: so it may be any. It is told when there is
// something to see: what stands there before is as high as most of what follows, and no frame should become lower
// again.
if (parent !== window) {
  const tell = () => {
    if (!['ready', 'stale', 'error'].includes(catalogue.loadState)) return;
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    parent.postMessage({ type: 'solution-catalogue:height', height }, '*');
  };
  new ResizeObserver(tell).observe(document.documentElement);
  catalogue.addEventListener('catalogue-load', () => catalogue.updateComplete.then(tell));
}
