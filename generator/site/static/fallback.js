// What stands in the place of an embed while it is on its way and where it never comes: links, and the style sheet that keeps
// everything below in its place.

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A character as an entity of HTML. */
export const entity = (character) => ENTITIES[character] ?? `&#${character.codePointAt(0)};`;

/** Braces too: they mean something in templates of Svelte, Hugo and others. */
export const escapeHtml = (text) => text.replace(/[&<>"{}]/g, entity);

/** A name as a part of an address, as src/catalogue/addresses.ts makes it: a test holds the two together. */
export function slug(name) {
  const letters = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter])
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const numbers = Array.from(name, (each) => each.codePointAt(0).toString(16)).join('-');
  return (letters || numbers).slice(0, 100).replace(/-$/, '');
}

/** Where to read about a solution: its page on this site, where there are such; else nobody knows more than its website. */
function pageOf({ name, website }, { src, lang }, { src: home, lang: pageLang, details }) {
  if (details && src === home)
    return details.replace('{lang}', lang || pageLang).replace('{slug}', slug(name));
  return /^https?:\/\//i.test(website) ? website : undefined;
}

/** The page that the fallback link leads to. */
const homeOf = (src) => (new URL(src).pathname.endsWith('.json') ? new URL('/', src).href : src);

/**
 * The links between the tags, for readers without scripts: to what the settings choose, or to the largest categories where they
 * choose everything, and to the catalogue.
 * @param list `kind` of what is embedded, and what is `found` in it, as `makeSnippets` is given it
 */
export function fallbackLinks(settings, site, { kind, found: { solutions = [], categories = [], hasMore } }) {
  // In Angular's templates a block begins at an at sign.
  const text = (plain) => escapeHtml(plain).replaceAll('@', '&#64;');
  const anchor = (address, name) =>
    address ? `<a href="${escapeHtml(address)}">${text(name)}</a>` : text(name);
  const home = anchor(homeOf(settings.src), site.texts.fallback);
  const results = solutions.map((solution) => anchor(pageOf(solution, settings, site), solution.name));
  const others = kind === 'catalogue' ? categories.map(({ name, address }) => anchor(address, name)) : [];
  // In a list the way to the catalogue stands for what is not shown at first.
  const items = kind === 'list' && hasMore ? [...results, home] : results.length > 0 ? results : others;
  const ul = `<ul>\n${items.map((each) => `    <li>${each}</li>\n`).join('')}  </ul>`;
  if (items.length === 0) return home;
  if (kind === 'list') return ul;
  // The solution may be gone one day, and its page with it.
  return kind === 'card' ? `<p>${results[0]}</p>\n  <p>${home}</p>` : `<p>${home}</p>\n  ${ul}`;
}

/** The most categories that stand as links in the code of a whole catalogue. */
const MOST_CATEGORIES = 20;

/** The categories of a site with the most solutions, by name, and the addresses of their pages; of another site nobody knows any. */
export function largestCategories(
  { solutions },
  { src, lang },
  { src: home, lang: pageLang, slices, labels },
) {
  if (!slices || src !== home) return [];
  const locale = lang || pageLang;
  const countOf = ({ value }) => solutions.filter(({ category }) => category === value).length;
  return [...document.querySelectorAll('#category option[data-slice]')]
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, MOST_CATEGORIES)
    .map(({ value, dataset }) => ({
      name: labels[value]?.[locale] ?? value,
      address: `${home}${locale}/${dataset.slice}/`,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}

/** Moves a text to the right, but for empty lines. */
export const indent = (text, blanks) => text.replace(/^(?=.)/gm, ' '.repeat(blanks));

/**
 * Holds the room of what is embedded, with scripts only: at most a screen, since what follows is below it then.
 * @param rooms in rem, by how wide the screen is at most, the widest first
 * @param more rules for where scripts run
 */
export function heldRooms(selector, rooms, more = '') {
  const held = rooms
    .filter(([, room], at) => room !== rooms[at - 1]?.[1])
    .map(([width, room]) => {
      const block = width ? '' : 'display: block;\n  ';
      const rule = `${selector} {\n  ${block}min-block-size: min(${room}rem, 100vh);\n}`;
      return indent(width ? `@media (max-width: ${width}rem) {\n${indent(rule, 2)}\n}` : rule, 2);
    });
  return `@media (scripting: enabled) {\n${held.join('\n')}\n${more}}`;
}

/**
 * The same for an element, from the first moment on. Where no script comes within ten seconds the room closes slowly, and what
 * stands between the tags is all there is.
 */
export const roomStyle = (selector, rooms) => `${heldRooms(
  selector,
  rooms,
  `  ${selector}:not(:defined) {
    animation: solution-room 30s linear 10s forwards;
  }
  ${selector}:state(error) {
    min-block-size: 0;
  }
`,
)}
${CLOSING}`;

const CLOSING = `@keyframes solution-room {
  to {
    min-block-size: 0;
  }
}`;

/**
 * The same for a list, whose links stand where its cards or rows will be, as high as these are at least (solution-list.ts): the
 * first dozen, since what follows is below the screen then. One more stands for the button that shows more.
 */
export function listRoomStyle(layout, count) {
  const isCompact = layout === 'compact';
  const items = `solution-list:not(:defined) li:nth-child(-n + ${Math.min(count, 12)})`;
  return `@media (scripting: enabled) {
  solution-list:not(:defined) {
    display: block;
    container-type: inline-size;
  }
  solution-list:not(:defined) ul {
    display: grid;
    grid-template-columns: ${isCompact ? '100%' : 'repeat(auto-fill, minmax(min(100%, 20em), 1fr))'};
    gap: ${isCompact ? 0 : '1em'};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  solution-list:not(:defined) li {
    min-block-size: ${isCompact ? 3.75 : 2.75}em;
  }
  ${items} {
    min-block-size: ${isCompact ? 5.5 : 17.25}em;
    animation: solution-room 60s linear 10s forwards;
  }
  @container ${isCompact ? '(max-width: 36em)' : '(min-width: 28em) and (max-width: 41em)'} {
    ${items} {
      min-block-size: ${isCompact ? 7 : 14.5}em;
    }
  }
}
${CLOSING}`;
}

/** How high the preview would be on a wide screen, on a tablet and on a phone, in rem. Nothing of it is painted. */
export function measureRooms(preview) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rooms = [
    [0, 1248],
    [64, 720],
    [40, 358],
  ].map(([screen, width]) => {
    preview.style.inlineSize = `${width}px`;
    return [screen, Math.ceil(preview.offsetHeight / rem)];
  });
  preview.style.inlineSize = '';
  return rooms;
}
