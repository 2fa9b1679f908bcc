// A model of how the element is used, which runs in a page beside it. It does one action after the other, keeps in mind
// what must be seen then, and says at the first difference what is wrong. What must be seen is computed from the document and
// the question in the simplest way: no index, no cache, nothing of the element's code.

import {
  CATEGORIES,
  DOCUMENTS,
  LANGUAGES,
  LAYOUTS,
  ORDERS,
  OWN,
  SORTS,
  WORDS,
} from './model-of-use-documents.mjs';

const SETTLE_MS = 20;
/** How long a busy machine may take until what must be seen is seen. */
const PATIENCE_MS = 5000;

const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Does the actions, each with the number of its variant.
 * @returns what is wrong after which action; empty when nothing is
 */
export async function use(actions) {
  const thrown = [];
  addEventListener('error', ({ message }) => thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
  for (const level of ['error', 'warn']) console[level] = (...all) => thrown.push(all.join(' '));

  // The network: whether there is one, and what was asked of it.
  let isOnline = true;
  const asked = {};
  const allowed = { '/a.json': 1, '/b.json': 1 };
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const path = new URL(input, location.href).pathname;
    asked[path] = (asked[path] ?? 0) + 1;
    return isOnline ? fetch(input, init) : Promise.reject(new TypeError('no network'));
  };
  // Back must not leave the page.
  let position = 0;
  let last = 0;
  const { pushState } = history;
  history.pushState = (...all) => {
    pushState.apply(history, all);
    last = position += 1;
  };

  const place = document.createElement('div');
  document.body.append(place);
  const element = document.createElement('solution-catalogue');
  for (const [name, value] of Object.entries({ lang: 'en', compare: '', 'url-state': 'm', src: '/a.json' }))
    element.setAttribute(name, value);
  place.append(element);

  /** What the page has preset, what the reader has chosen instead, and where the document comes from. */
  const preset = { query: '', category: null, layout: null, sort: null };
  let chosen = {};
  const chosenOrPreset = (key) => chosen[key] ?? preset[key];
  let src = '/a.json';
  let isOwn = false;
  let language = 'en';
  const loaded = new Set();
  let failed = new Set();
  /** `ready`, `stale` or `error`, and the document that is shown. */
  let state = 'ready';
  let shown;
  let isComparing = false;

  const root = () => element.shadowRoot;
  const all = (part) => [...root().querySelectorAll(`[part~="${part}"]`)];
  const find = (part) => all(part)[0];
  const tell = (control, value, type) => {
    control.value = value;
    control.dispatchEvent(new InputEvent(type, { bubbles: true, composed: true }));
  };
  const press = (control) => {
    control.focus();
    control.click();
  };

  /** What must come of asking for the document at the address. */
  function load(isAsked) {
    isOwn = false;
    const isShown = loaded.has(src);
    if (!isAsked && isShown) [state, shown] = ['ready', DOCUMENTS[src]];
    else if (!isAsked && failed.has(src)) [state, shown] = ['error', undefined];
    else {
      if (isAsked) allowed[src] += 1;
      if (isOnline) {
        loaded.add(src);
        failed.delete(src);
        [state, shown] = ['ready', DOCUMENTS[src]];
      } else {
        failed.add(src);
        [state, shown] = isShown ? ['stale', DOCUMENTS[src]] : ['error', undefined];
      }
    }
  }

  function presetTo(key, value) {
    if (preset[key] === value) return;
    preset[key] = value;
    delete chosen[key];
    if (value === null) element.removeAttribute(key);
    else element.setAttribute(key, value);
  }

  const isInteractive = () => shown && !isComparing && element.isConnected;

  const DO = {
    type: (at) => {
      if (!isInteractive()) return;
      chosen.query = WORDS[at];
      find('search-input').focus();
      tell(find('search-input'), WORDS[at], 'input');
    },
    filter: (at) => {
      if (!isInteractive()) return;
      const choices = [...root().querySelectorAll('[part="facet"] label')];
      const box = choices
        .find((label) => label.textContent.trim().startsWith(CATEGORIES[at]))
        ?.querySelector('input');
      if (!box || box.disabled) return;
      const before = chosenOrPreset('category')?.split(',') ?? [];
      const after = before.includes(CATEGORIES[at])
        ? before.filter((each) => each !== CATEGORIES[at])
        : [...before, CATEGORIES[at]];
      chosen.category = after.join();
      press(box);
    },
    sort: (at) => {
      if (!isInteractive()) return;
      chosen.sort = SORTS[at];
      find('sort').focus();
      tell(find('sort'), SORTS[at], 'change');
    },
    layout: (at) => {
      if (!isInteractive()) return;
      chosen.layout = LAYOUTS[at];
      press(root().querySelectorAll('[part~="layout"] input')[at]);
    },
    reset: () => {
      delete chosen.query;
      delete chosen.category;
      element.clear();
    },
    pick: (at) => {
      const boxes = all('compare');
      if (isInteractive() && boxes.length > 0) press(boxes[at % boxes.length]);
    },
    compare: () => {
      if (!isInteractive() || !find('compare-open')) return;
      isComparing = true;
      press(find('compare-open'));
    },
    // An address may ask to compare what this document does not have: then there is nothing to close.
    close: () => {
      if (!root().querySelector('dialog')?.open) return;
      isComparing = false;
      press(find('close'));
    },
    back: () => travel(-1),
    forward: () => travel(1),
    src: (at) => {
      const next = Object.keys(DOCUMENTS)[at];
      if (next === src) return;
      src = next;
      load(false);
      element.setAttribute('src', src);
    },
    document: (at) => {
      if (at === 0) {
        [isOwn, state, shown] = [true, 'ready', OWN];
        element.catalogue = OWN;
      } else {
        load(false);
        element.catalogue = undefined;
      }
    },
    language: (at) => {
      language = LANGUAGES[at];
      element.lang = language;
    },
    theme: (at) => {
      element.theme = ['auto', 'light', 'dark'][at];
    },
    presetLayout: (at) => presetTo('layout', LAYOUTS[at] ?? null),
    presetQuery: (at) => presetTo('query', WORDS[at]),
    presetCategory: (at) => presetTo('category', CATEGORIES[at] ?? null),
    presetSort: (at) => presetTo('sort', SORTS[at] ?? null),
    offline: () => {
      isOnline = false;
    },
    online: () => {
      isOnline = true;
      if (state !== 'ready') load(true);
      dispatchEvent(new Event('online'));
    },
    // It may change nothing on the screen, so it is waited for here: to go offline meanwhile is another question.
    refresh: async () => {
      if (!isOwn) load(true);
      await element.refresh();
    },
    move: async (at) => {
      element.remove();
      if (at === 1) await sleep(SETTLE_MS);
      place.append(element);
    },
    resize: (at) => {
      place.style.width = ['320px', '700px', 'auto'][at];
    },
  };

  /** Goes through the history. What is chosen then is what the URL says. */
  async function travel(by) {
    if (position + by < 0 || position + by > last) return;
    position += by;
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.go(by);
    await arrived;
    const url = new URLSearchParams(location.search);
    chosen = {};
    for (const key of ['query', 'layout', 'sort', 'category'])
      if (url.has(`m-${key}`)) chosen[key] = url.getAll(`m-${key}`).filter(Boolean).join();
    isComparing = url.get('m-comparison') === 'open';
  }

  /** What must be seen: the names, and whether their order is known. */
  function expected() {
    const query = chosenOrPreset('query');
    const categories = chosenOrPreset('category')?.split(',').filter(Boolean) ?? [];
    const found = (shown?.solutions ?? []).filter(
      ({ category, description }) =>
        description.includes(query) && (categories.length === 0 || categories.includes(category)),
    );
    const order = ORDERS[chosenOrPreset('sort')];
    return {
      isOrdered: order !== undefined,
      names: found.sort(order ?? ORDERS.name).map(({ name }) => name),
    };
  }

  /** What is wrong with what is seen now. */
  function wrong() {
    if (thrown.length > 0) return `thrown: ${thrown.join(' | ')}`;
    if (element.loadState !== state) return `it is ${element.loadState}, not ${state}`;
    for (const [path, times] of Object.entries(asked))
      if (times > allowed[path]) return `${path} was asked for ${times} times, not ${allowed[path]}`;
    if (root().querySelector('.root').lang !== language) return `it speaks another language than ${language}`;
    if (!shown) return all('card-title').length > 0 ? 'there are cards without a document' : '';
    const { names, isOrdered } = expected();
    const inOrder = (list) => (isOrdered ? [...list] : [...list].sort()).join();
    const wanted = inOrder(names);
    const seen = inOrder(all('card-title').map((title) => title.textContent.trim()));
    if (seen !== wanted) return `it shows ${seen}, not ${wanted}`;
    if (inOrder(element.results.map(({ name }) => name)) !== wanted)
      return 'its results are not what it shows';
    const count = Number(/\d+/.exec(find('status').textContent)?.[0]);
    if (names.length > 0 && count !== names.length) return `it counts ${count}, not ${names.length}`;
    const layout = chosenOrPreset('layout') ?? 'cards';
    const results = find('results');
    const isIn = results?.tagName === 'TABLE' ? 'table' : results?.classList[1];
    if (results && isIn !== layout) return `it shows ${isIn}, not ${layout}`;
    const form = { cards: 'article.card', compact: 'article.row', table: 'tr' }[layout];
    if (all('card').some((card) => !card.matches(form))) return `not each solution looks as in ${layout}`;
    const checked = [...root().querySelectorAll('[part~="layout"] input')].findIndex((box) => box.checked);
    if (LAYOUTS[checked] !== layout) return `its switch says ${LAYOUTS[checked]}, not ${layout}`;
    const dialog = root().querySelector('dialog');
    const isOpen = dialog?.open ?? false;
    const hasPicked = (dialog?.childElementCount ?? 0) > 0;
    if (isOpen !== (isComparing && hasPicked) || (isOpen && !dialog.matches(':modal')))
      return `its dialog is ${isOpen ? 'open' : 'closed'}, not as it should be`;
    return '';
  }

  const before = async () => {
    await sleep(SETTLE_MS);
    await element.updateComplete;
  };
  load(false);
  for (const [at, [name, variant]] of [['start', 0], ...actions].entries()) {
    const hadFocus = root()?.activeElement != null;
    await DO[name]?.(variant);
    await before();
    let what = wrong();
    for (const begun = performance.now(); what && performance.now() - begun < PATIENCE_MS;) {
      await before();
      what = wrong();
    }
    // What the reader has pressed may go away; then the focus is somewhere else in the element.
    const keepsFocus = ['filter', 'sort', 'layout', 'pick', 'type', 'close', 'language'].includes(name);
    if (!what && hadFocus && keepsFocus && root().activeElement === null) what = 'the focus is lost';
    if (what) return `${at}. ${name} ${variant}: ${what}`;
  }
  return '';
}
