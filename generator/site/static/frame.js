// The catalogue in a frame: takes its settings from the address and tells the page around it how high it is.
const NAMES = ['lang', 'query', 'alternative-to', 'category', 'sort', 'layout', 'controls', 'limit', 'theme'];
const catalogue = document.querySelector('solution-catalogue');
const parameters = new URLSearchParams(location.search);

for (const name of NAMES) if (parameters.get(name)) catalogue.setAttribute(name, parameters.get(name));
customElements.whenDefined(catalogue.localName).then(() => {
  document.documentElement.lang = catalogue.locale;
});
if (['light', 'dark'].includes(parameters.get('theme')))
  document.documentElement.style.colorScheme = parameters.get('theme');
if (/^#[\da-f]{6}$/i.test(parameters.get('accent') ?? ''))
  catalogue.style.setProperty('--solution-catalogue-accent', parameters.get('accent'));

// The height is no secret, and which page stands around is not known: so it may be any.
if (parent !== window)
  new ResizeObserver(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    parent.postMessage({ type: 'solution-catalogue:height', height }, '*');
  }).observe(document.documentElement);
