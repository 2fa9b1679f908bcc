// The configurator: settings ⇄ address, preview, code.
import { ATTRIBUTES, documentUrl, makeSnippets, ownAttributes } from './snippets.js';

const site = JSON.parse(document.querySelector('#configuration').textContent);
const form = document.querySelector('form');
const preview = document.querySelector('solution-catalogue');
const frame = document.querySelector('.preview');
const output = document.querySelector('#snippets');
const system = document.querySelector('#system');
const status = document.querySelector('#copied');
let shownCode = '';
const own = location.origin === new URL(site.src).origin ? site.src : new URL(site.root, location.href).href;

/** What the form says; what is as by default is empty. */
function readSettings() {
  const values = Object.fromEntries(new FormData(form));
  return {
    ...Object.fromEntries(ATTRIBUTES.map((name) => [name, (values[name] ?? '').trim()])),
    src: usable(values.src) ?? site.src,
    accent: values.own ? values.accent : '',
    script: values.script,
  };
}

/** An address that code may be made of. */
function usable(src) {
  const text = src?.trim() ?? '';
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : undefined;
}

/**
 * Whether an address belongs to this site. Others are shown when somebody writes them into the form, but not because a
 * link says so: it would show anybody's catalogue under the name of this one.
 */
const isOwnSite = (src) =>
  [location.href, site.src].some((own) => new URL(src).origin === new URL(own).origin);

function show() {
  const settings = readSettings();
  writeAddress(settings);
  for (const name of ATTRIBUTES) {
    if (settings[name]) preview.setAttribute(name, settings[name]);
    else if (name === 'lang') preview.setAttribute(name, document.documentElement.lang);
    else preview.removeAttribute(name);
  }
  // The catalogue of this very site is shown from here, wherever the site is looked at.
  const isOwn = settings.src === site.src;
  const src = documentUrl(isOwn ? own : settings.src);
  const known = ownAttributes(
    {
      ...site,
      details: site.details?.replace(site.src, own),
      logos: site.logos?.replace(site.src, own),
    },
    settings.lang || document.documentElement.lang,
  );
  for (const [name, value] of Object.entries(known))
    if (isOwn && value) preview.setAttribute(name, value);
    else preview.removeAttribute(name);
  if (preview.getAttribute('src') !== src) preview.setAttribute('src', src);
  if (settings.accent) preview.style.setProperty('--solution-catalogue-accent', settings.accent);
  else preview.style.removeProperty('--solution-catalogue-accent');
  form.elements.accent.disabled = !form.elements.own.checked;
  frame.dataset.width = form.elements.width.value;
  showSnippets(settings);
}

/** What the preview shows is what readers without scripts get as links, where anything was chosen of the whole catalogue. */
function showSnippets(settings) {
  const isChosen = settings.query || settings['alternative-to'] || settings.category;
  const isLoaded = preview.loadState === 'ready' || preview.loadState === 'stale';
  const lang = document.documentElement.lang;
  const found = {
    slice: sliceOf(settings),
    solutions: (isChosen && isLoaded && preview.results) || [],
    room: isLoaded
      ? Math.ceil(preview.offsetHeight / parseFloat(getComputedStyle(document.documentElement).fontSize))
      : 0,
  };
  showCode(makeSnippets(settings, { ...site, lang }, found));
}

/**
 * The address of a slice that has all that is shown, where readers cannot leave it: what they search in is the whole
 * catalogue.
 */
function sliceOf(settings) {
  if (!site.slices || settings.src !== site.src || settings.controls !== 'none' || settings.query)
    return undefined;
  const [name] = ['#products option', '#category option']
    .flatMap((options) => [...document.querySelectorAll(options)])
    .filter(({ value }) => value && (value === settings['alternative-to'] || value === settings.category))
    .map(({ dataset }) => dataset.slice);
  return name && `${site.slices}${name}.json`;
}

/** Shows the code anew when the preview has what the settings ask for. */
async function followPreview() {
  await preview.updateComplete;
  showSnippets(readSettings());
}

function showCode({ systems, style, preload, policy, framePolicy }) {
  const isFrame = system.value === 'iframe';
  const blocks = [
    [site.notes[system.value], ...systems[system.value]],
    !isFrame && [site.texts.style, style],
    !isFrame && [site.texts.preload, preload],
    [site.texts.policy, isFrame ? framePolicy : policy],
  ].filter(Boolean);
  // What stays as it is keeps the focus on its buttons.
  const text = JSON.stringify(blocks);
  if (text === shownCode) return;
  shownCode = text;
  output.replaceChildren(
    ...blocks.flatMap(([note, ...parts]) => [
      Object.assign(document.createElement('p'), { textContent: note }),
      ...parts.map(codeBlock),
    ]),
  );
}

function codeBlock(text) {
  const block = Object.assign(document.createElement('div'), { className: 'code' });
  const pre = Object.assign(document.createElement('pre'), { tabIndex: 0 });
  pre.append(Object.assign(document.createElement('code'), { textContent: text }));
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button',
    textContent: site.texts.copy,
  });
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = site.texts.copied;
    } catch {
      getSelection().selectAllChildren(pre);
      status.textContent = site.texts.notCopied;
    }
    setTimeout(() => (status.textContent = ''), 4000);
  });
  block.append(pre, button);
  return block;
}

/** Settings live in the address: what is as by default does not. */
function writeAddress(settings) {
  const parameters = new URLSearchParams();
  for (const name of [...ATTRIBUTES, 'accent', 'script'])
    if (settings[name]) parameters.set(name, settings[name]);
  if (settings.src !== site.src && isOwnSite(settings.src)) parameters.set('src', settings.src);
  if (system.value !== 'html') parameters.set('system', system.value);
  if (form.elements.width.value !== 'desktop') parameters.set('width', form.elements.width.value);
  const search = String(parameters);
  history.replaceState(null, '', search ? `?${search}` : location.pathname);
}

function readAddress() {
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (name === 'accent' && /^#[\da-f]{6}$/i.test(value)) {
      form.elements.own.checked = true;
      form.elements.accent.value = value;
    } else if (name === 'src') form.elements.src.value = usable(value) && isOwnSite(value) ? value : site.src;
    else if (name !== 'own' && name !== 'accent') {
      // Not by form.elements[name], which knows its own length and functions as well.
      const field = form.elements.namedItem(name);
      if (field) setField(field, value);
    }
  }
}

/** Sets a field to a value that it offers; anything else leaves it as it is. */
function setField(field, value) {
  const before = field.value;
  field.value = value;
  if (field.value === '' && value !== '') field.value = before;
}

form.addEventListener('input', () => {
  show();
  void followPreview();
});
preview.addEventListener('catalogue-load', followPreview);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () =>
  setTimeout(() => {
    show();
    void followPreview();
  }),
);
readAddress();
show();
