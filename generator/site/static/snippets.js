// The code that embeds the catalogue, system by system. Pure: settings in, text out.

/** Settings that are attributes of the element, in this order. */
export const ATTRIBUTES = [
  'lang',
  'query',
  'alternative-to',
  'category',
  'sort',
  'layout',
  'controls',
  'limit',
  'theme',
];

/** Braces too: they mean something in templates of Svelte, Hugo and others. */
const escapeHtml = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;');

const chosen = (settings) => ATTRIBUTES.filter((name) => settings[name]);

const attributes = (settings, names = chosen(settings)) =>
  names.map((name) => ` ${name}="${escapeHtml(settings[name])}"`).join('');

/** The address of the document, as the element makes it of its source. */
export function documentUrl(src) {
  const url = new URL(src);
  if (!url.pathname.endsWith('.json'))
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/api/v1/solutions.json`;
  return url.href;
}

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

/**
 * What a site knows of its own catalogue: where it has pages of solutions and logos, and what it calls categories.
 * @param lang the language in which categories are named
 * @param only the categories that can be seen; all of them when not given
 */
export function ownAttributes({ details, labels = {}, logos }, lang, only = Object.keys(labels)) {
  const named = [...new Set(only)].filter((name) => labels[name]?.[lang]).sort();
  const names = Object.fromEntries(named.map((name) => [name, { [lang]: labels[name][lang] }]));
  return {
    'detail-url': details,
    'category-labels': named.length > 0 ? JSON.stringify(names) : undefined,
    logos,
  };
}

/** Where to read about a solution: its page on this site, where there are such; else nobody knows more than its website. */
function pageOf({ name, website }, { src, lang }, { src: home, lang: pageLang, details }) {
  if (details && src === home)
    return details.replace('{lang}', lang || pageLang).replace('{slug}', slug(name));
  return /^https?:\/\//i.test(website) ? website : undefined;
}

/** From how much room on nothing is gained by holding more: what follows is below the screen by then. */
const MOST_ROOM = 60;

/**
 * Holds the room of the element while the script is on its way. Without scripts nothing is held, and after ten seconds
 * nothing any more: then no script will come, and what stands between the tags is all there is.
 */
const roomStyle = (room) => `@media (scripting: enabled) {
  solution-catalogue:not(:defined) {
    display: block;
    animation: solution-catalogue-room 10s;
  }
}
@keyframes solution-catalogue-room {
  from, to {
    min-block-size: ${Math.min(room || MOST_ROOM, MOST_ROOM)}rem;
  }
}`;

/** The page that the fallback link leads to. */
const homeOf = (src) => (new URL(src).pathname.endsWith('.json') ? new URL('/', src).href : src);

/**
 * Everything that a page needs.
 * @param settings values by names of attributes, and `src`, `accent`, and `script`: `current` for the newest one of this
 *   major version, else the one that never changes
 * @param site `src`, `scripts` (`pinned`, `current`) and `resize` with `url` and `integrity`, `frame` (a URL), `texts` with `fallback`, and
 *   `labels`: its own names of categories, by languages; `lang`: the language of its page;
 *   `slices` and `details`: where its slices and the pages of its solutions lie (`{lang}`, `{slug}`), if it has any
 * @param found `solutions`: those that the settings choose, for readers without scripts; `room`: how high the element is with
 *   them, in rem; `slice`: the address of a document with no others, where readers have no controls
 * @returns per system the parts of its code, and the lines besides
 */
export function makeSnippets(settings, site, { solutions = [], room, slice } = {}) {
  const { src: home, scripts, resize, frame, texts } = site;
  const { src, accent } = settings;
  const script = scripts[settings.script || 'pinned'];
  const link = `<a href="${escapeHtml(homeOf(src))}">${escapeHtml(texts.fallback)}</a>`;
  const known = (only) => ownAttributes(site, settings.lang || site.lang, only);
  const ownOf = (values) => (src === home ? Object.keys(values).filter((name) => values[name]) : []);
  const sourceOf = (address, values = known()) =>
    `src="${escapeHtml(address)}"${attributes(values, ownOf(values))}`;
  // For templates, in which what is shown is chosen anew each time.
  const source = sourceOf(src);
  const results = solutions.map((solution) => {
    const address = pageOf(solution, settings, site);
    // In Angular's templates a block begins at an at sign.
    const name = escapeHtml(solution.name).replaceAll('@', '&#64;');
    return `    <li>${address ? `<a href="${escapeHtml(address)}">${name}</a>` : name}</li>`;
  });
  const fallback = results.length > 0 ? `<p>${link}</p>\n  <ul>\n${results.join('\n')}\n  </ul>` : link;
  const tag = () =>
    `<solution-catalogue ${slice ? sourceOf(slice, known(solutions.map(({ category }) => category))) : source}${attributes(settings)}>\n  ${fallback}\n</solution-catalogue>`;
  const scriptTag = ({ url, integrity }) =>
    `<script type="module" crossorigin src="${escapeHtml(url)}"${integrity ? `\n  integrity="${integrity}"` : ''}></script>`;
  const html = `${scriptTag(script)}\n${tag()}`;
  const indent = (text, blanks) => text.replace(/^(?=.)/gm, ' '.repeat(blanks));
  const frameUrl = new URL(frame);
  for (const name of chosen(settings)) frameUrl.searchParams.set(name, settings[name]);
  if (accent) frameUrl.searchParams.set('accent', accent);
  /** Plain texts in quotes, with backslashes before what ends or escapes them: the templates escape them for HTML. */
  const parameters = (escaped) =>
    chosen(settings)
      .map((name) => ` ${name}="${settings[name].replace(escaped, '\\$&')}"`)
      .join('');

  return {
    systems: {
      html: [html],
      wordpressBlock: [html],
      wordpressShortcode: [
        // Of the plugin that comes with a release. WordPress ends a shortcode at the first bracket, whatever quotes stand around it.
        `[solution-catalogue ${source}${attributes(settings)}]`
          .replace(/(?<!^)\[/g, '&#91;')
          .replace(/\](?!$)/g, '&#93;'),
      ],
      hugo: [
        `${scriptTag(script)}
<solution-catalogue ${source}{{ range $name, $value := .Params }} {{ $name | safeHTMLAttr }}="{{ $value }}"{{ end }}>
  ${link}
</solution-catalogue>`,
        `{{< solution-catalogue${parameters(/["\\]/g)} >}}`,
      ],
      jekyll: [
        `${scriptTag(script)}
<solution-catalogue ${source}{% for pair in include %} {{ pair[0] }}="{{ pair[1] | escape }}"{% endfor %}>
  ${link}
</solution-catalogue>`,
        // Whatever quotes stand around it, Liquid ends its tag at the next "%}".
        `{% include solution-catalogue.html${parameters(/["\\]/g).replaceAll('%}', '% }')} %}`,
      ],
      ghost: [html],
      markdown: [`\n${html}\n`],
      react: [
        `<!-- index.html -->\n${scriptTag(script)}`,
        `export const Catalogue = () => (\n${indent(tag(), 2)}\n);`,
      ],
      vue: [
        `// vite.config.js\nvue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'solution-catalogue' } } })`,
        `<!-- index.html -->\n${scriptTag(script)}`,
        `<template>\n${indent(tag(), 2)}\n</template>`,
      ],
      svelte: [`<svelte:head>\n${indent(scriptTag(script), 2)}\n</svelte:head>\n\n${tag()}`],
      angular: [
        `<!-- index.html -->\n${scriptTag(script)}`,
        `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-catalogue',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${indent(tag(), 4).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}
  \`,
})
export class Catalogue {}`,
      ],
      iframe: [
        `<iframe src="${escapeHtml(frameUrl.href)}" title="${escapeHtml(texts.fallback)}"
  width="100%" height="900" style="border: 0" loading="lazy" data-solution-catalogue></iframe>
${scriptTag(resize)}`,
      ],
    },
    style: [
      roomStyle(room),
      ...(accent ? [`solution-catalogue {\n  --solution-catalogue-accent: ${accent};\n}`] : []),
    ].join('\n'),
    preload: `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(documentUrl(slice ?? src))}">`,
    policy: `script-src ${new URL(script.url).origin}; connect-src ${new URL(src).origin}${
      src === home && site.logos ? `; img-src ${new URL(site.logos).origin}` : ''
    }`,
    framePolicy: `script-src ${new URL(resize.url).origin}; frame-src ${frameUrl.origin}`,
  };
}
