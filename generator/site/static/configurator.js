// The configurator: settings ⇄ address, preview, code.
import { ATTRIBUTES, chosen, FILTERS, kindOf, ownAttributes, TAGS } from './settings.js';
import { documentUrl, makeSnippets } from './snippets.js';
import { largestCategories, measureRooms, slug } from './fallback.js';

const site = JSON.parse(document.querySelector('#configuration').textContent);
const form = document.querySelector('form');
let preview = document.querySelector('solution-catalogue');
const frame = document.querySelector('.preview');
const mistakes = document.querySelector('#mistakes');
const output = document.querySelector('#snippets');
const system = document.querySelector('#system');
const status = document.querySelector('#copied');
const NAMES = [...new Set(Object.values(ATTRIBUTES).flat())];
/** Settings that are no attributes: the checkboxes are on unless they are `off`. */
const OTHERS = ['show', 'script', 'details', 'logos'];
/** How long it stands there that code was copied, in milliseconds. */
const SAID_FOR_MS = 4000;
/** Systems that have the script among their own files. */
const WITH_SCRIPT = ['wordpressShortcode', 'react', 'vue', 'svelte', 'angular'];
let shownCode = '';
const own = location.origin === new URL(site.src).origin ? site.src : new URL(site.root, location.href).href;

/** What the form says; what is as by default is empty. */
function readSettings() {
  const values = Object.fromEntries(new FormData(form));
  const isOff = (name) => form.elements.namedItem(name)?.checked === false;
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, (values[name] ?? '').trim()])),
    src: usable(values.src) ?? site.src,
    accent: values.own ? values.accent : '',
    show: values.show,
    script: values.script,
    details: isOff('details') ? 'off' : '',
    logos: isOff('logos') ? 'off' : '',
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
  showFields(settings);
  showPreview(settings);
  form.elements.accent.disabled = !form.elements.own.checked;
  frame.dataset.width = form.elements.width.value;
  showSnippets(settings);
}

/** Shows the settings that what is embedded has. */
function showFields(settings) {
  const kind = kindOf(settings);
  for (const name of NAMES)
    form.elements.namedItem(name).closest('p').hidden = !ATTRIBUTES[kind].includes(name);
  for (const name of ['details', 'logos'])
    form.elements
      .namedItem(name)
      ?.closest('p')
      .toggleAttribute('hidden', kind === 'card');
  for (const details of form.querySelectorAll('details'))
    details.hidden = !details.querySelector('p:not([hidden])');
  for (const name of ['layout', 'sort'])
    for (const option of form.elements.namedItem(name).options)
      option.hidden =
        option.value !== '' && chosen({ ...settings, [name]: option.value }).every(([each]) => each !== name);
}

function showPreview(settings) {
  const tag = TAGS[kindOf(settings)];
  if (preview.localName !== tag) {
    const other = document.createElement(tag);
    other.addEventListener('catalogue-load', followPreview);
    preview.replaceWith(other);
    preview = other;
  }
  // The catalogue of this very site is shown from here, wherever the site is looked at.
  const isOwn = settings.src === site.src;
  const known = ownAttributes(settings, {
    ...site,
    lang: document.documentElement.lang,
    details: site.details?.replace(site.src, own),
    logos: site.logos?.replace(site.src, own),
  });
  const wanted = new Map([
    ['lang', document.documentElement.lang],
    ...chosen(settings),
    ...(isOwn ? known : []),
    ['src', documentUrl(isOwn ? own : settings.src)],
    ['debug', ''],
  ]);
  for (const name of preview.getAttributeNames())
    if (!wanted.has(name) && name !== 'style') preview.removeAttribute(name);
  for (const [name, value] of wanted)
    if (preview.getAttribute(name) !== value) preview.setAttribute(name, value);
  if (settings.accent) preview.style.setProperty('--solution-catalogue-accent', settings.accent);
  else preview.style.removeProperty('--solution-catalogue-accent');
}

/** What the preview shows is what readers without scripts get as links, where anything was chosen of the whole catalogue. */
function showSnippets(settings) {
  const isLoaded = preview.loadState === 'ready' || preview.loadState === 'stale';
  const lang = document.documentElement.lang;
  const found = {
    slice: sliceOf(settings),
    solutions: (isLoaded && chosenSolutions(settings)) || [],
    categories: isLoaded ? largestCategories(preview.catalogue, settings, { ...site, lang }) : [],
    hasMore: Boolean(preview.shadowRoot?.querySelector('[part~="more"]')),
    rooms: isLoaded ? measureRooms(preview) : undefined,
  };
  showCode(makeSnippets(settings, { ...site, lang }, found));
}

function chosenSolutions(settings) {
  const kind = kindOf(settings);
  if (kind === 'card') return preview.solution ? [preview.solution] : [];
  const isChosen = kind === 'list' || ['query', ...FILTERS].some((name) => settings[name]);
  return isChosen ? preview.results : [];
}

/**
 * The address of a slice that has all that is shown, where readers cannot leave it: what they search in is the whole
 * catalogue.
 */
function sliceOf(settings) {
  const kind = kindOf(settings);
  if (!site.slices || settings.src !== site.src) return undefined;
  if (kind === 'card')
    return preview.solution && `${site.slices}solutions/${slug(preview.solution.name)}.json`;
  if (kind === 'catalogue' && (settings.controls !== 'none' || settings.query)) return undefined;
  const [name] = ['#products option', '#category option']
    .flatMap((options) => [...document.querySelectorAll(options)])
    .filter(({ value }) => value && (value === settings['alternative-to'] || value === settings.category))
    .map(({ dataset }) => dataset.slice);
  return name && `${site.slices}${name}.json`;
}

/** Shows the code anew when the preview has what the settings ask for. */
async function followPreview() {
  await preview.updateComplete;
  offerValues(preview.catalogue);
  const { name } = form.elements;
  if (preview.localName === TAGS.card && !name.value) {
    name.value = preview.catalogue?.solutions[0]?.name ?? '';
    if (name.value) show();
    await preview.updateComplete;
  }
  mistakes.textContent = preview.mistakes.join('\n');
  showSnippets(readSettings());
}

/** What fields can be filled with, of the catalogue that is shown. */
function offerValues(catalogue) {
  const { solutions = [] } = catalogue ?? {};
  const lists = {
    names: solutions.map(({ name }) => name),
    licenses: solutions.map(({ license }) => license),
    origins: solutions.map(({ origin }) => origin.replace(/^\S+\s+/, '')),
    tags: solutions.flatMap(({ tags }) => tags),
  };
  for (const [id, values] of Object.entries(lists))
    document
      .getElementById(id)
      .replaceChildren(
        ...[...new Set(values)]
          .sort()
          .map((value) => Object.assign(document.createElement('option'), { value })),
      );
}

function showCode({ systems, style, frameStyle, preload, policy, ownPolicy, framePolicy }) {
  const isFrame = system.value === 'iframe';
  // The notes name the file after the catalogue.
  const note = site.notes[system.value].replace(
    'solution-catalogue.html',
    `${TAGS[kindOf(readSettings())]}.html`,
  );
  const allowed = WITH_SCRIPT.includes(system.value) ? ownPolicy : policy;
  const blocks = [
    [note, ...systems[system.value]],
    [site.texts.style, isFrame ? frameStyle : style],
    !isFrame && [site.texts.preload, preload],
    [site.texts.policy, isFrame ? framePolicy : allowed],
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
    setTimeout(() => (status.textContent = ''), SAID_FOR_MS);
  });
  block.append(pre, button);
  return block;
}

/** Settings live in the address: what is as by default does not. */
function writeAddress(settings) {
  const parameters = new URLSearchParams();
  for (const name of [...NAMES, ...OTHERS, 'accent'])
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
  if (field.type === 'checkbox') {
    field.checked = value !== 'off';
    return;
  }
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
// What is set by the address is to be seen.
for (const details of form.querySelectorAll('details'))
  details.open = [...details.querySelectorAll('input, select')].some((field) =>
    field.options ? field.selectedIndex > 0 : field.value !== field.defaultValue,
  );
show();
