// The code that embeds the catalogue, system by system. Pure: settings in, text out.
import { chosen, kindOf, LIMITS, ownAttributes, TAGS } from './settings.js';
import {
  entity,
  escapeHtml,
  fallbackLinks,
  heldRooms,
  indent,
  listRoomStyle,
  roomStyle,
} from './fallback.js';

/** Attributes that are written as numbers, and as JSON, where they are properties. */
const NUMBERS = [...LIMITS, 'limit', 'heading-level', 'max-bytes'];
const isJson = (name) => name.endsWith('-labels');

/**
 * An attribute as short as it can be, in the quotes that its value has fewer of: JSON stays what one can read.
 * @param special what means something else there, and is written as entities
 */
function shortAttribute([name, value], special) {
  const quote = value.split('"').length > value.split("'").length ? "'" : '"';
  return ` ${name}=${quote}${value.replace(special, entity).replaceAll(quote, entity)}${quote}`;
}

/** For pages of HTML. Two braces, or one with a percent sign, begin something in templates of Hugo, Jekyll and others. */
const inHtml = (pairs) => pairs.map((pair) => shortAttribute(pair, /[&<>]|\{(?=[{%])/g)).join('');

/**
 * For WordPress, which ends a shortcode at the first bracket, whatever quotes stand around it, and takes backslashes away.
 * Who pastes it into a paragraph pastes it as a text.
 */
const inShortcode = (pairs) =>
  pairs.map(([name, value]) => shortAttribute([name, value || 'none'], /[&<>[\]\\]/g)).join('');

/**
 * For templates of frameworks.
 * @param number writes an attribute that is a number where they check its type
 */
const attributes = (pairs, number) =>
  pairs
    .map(([name, value]) =>
      number && NUMBERS.includes(name) ? ` ${number(name, value)}` : ` ${name}="${escapeHtml(value)}"`,
    )
    .join('');

/** The same for a component of React. */
const properties = (pairs) =>
  pairs
    .map(([name, value]) => {
      const property = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
      const isCode = isJson(name) || NUMBERS.includes(name);
      return isCode ? ` ${property}={${value}}` : shortAttribute([property, value], /[&<>]/g);
    })
    .join('');

/** The address of the document, as the element makes it of its source. */
export function documentUrl(src) {
  const url = new URL(src);
  if (!url.pathname.endsWith('.json'))
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/api/v1/solutions.json`;
  return url.href;
}

/** How the code names the package of npm, for projects that build their pages. */
const INSTALL = 'npm install solution-catalogue';

const scriptTag = ({ url, integrity }, more = '') =>
  `<script${more} type="module" crossorigin src="${escapeHtml(url)}"${integrity ? `\n  integrity="${integrity}"` : ''}></script>`;

/**
 * Code for projects that install the package, which brings the types along.
 * @param element its `kind` and `tag`, its attributes as `pairs`, and the `fallback` in it
 */
function projects({ kind, tag, pairs, fallback }) {
  const component = `Solution${kind[0].toUpperCase()}${kind.slice(1)}`;
  const define = `import 'solution-catalogue/define${kind === 'catalogue' ? '' : '-card'}';`;
  const element = (number) => `<${tag}${attributes(pairs, number)}>\n  ${fallback}\n</${tag}>`;
  const typed = (system) =>
    `<script lang="ts">\n  ${define}\n  import type {} from 'solution-catalogue/${system}';\n</script>`;
  return {
    react: [
      INSTALL,
      `import { ${component} } from 'solution-catalogue/react${kind === 'catalogue' ? '' : '/card'}';

export const Catalogue = () => (
  <${component}${properties(pairs)}>
    ${indent(fallback, 2).trim()}
  </${component}>
);`,
    ],
    vue: [
      INSTALL,
      `// vite.config.js\nvue({ template: { compilerOptions: { isCustomElement: (tag) => tag === '${tag}' } } })`,
      `${typed('vue').replace('<script', '<script setup')}\n\n<template>\n${indent(
        element((name, value) => `:${name}="${value}"`),
        2,
      )}\n</template>`,
    ],
    svelte: [INSTALL, `${typed('svelte')}\n\n${element((name, value) => `${name}={${value}}`)}`],
    angular: [
      INSTALL,
      `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
${define}

@Component({
  selector: 'app-catalogue',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${indent(element(), 4).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}
  \`,
})
export class Catalogue {}`,
    ],
  };
}

/**
 * Code for systems with templates: one that is saved once, and a line for every page. What a slice shows is another one each
 * time, and its address stands in the line. So does what is chosen, with its links; where nothing is, the template has those of
 * the whole catalogue.
 * @param element its `tag` and `script`, what is the same on all pages as `source`, what the page chooses as `pairs` and
 *   `chosen`, and the `fallback` of pages that choose nothing
 */
function templates({ tag, pairs, source, isSlice, fallback, chosen, script }) {
  const fixed = inHtml(isSlice ? source.slice(1) : source);
  const open = `${scriptTag(script)}\n<${tag}${fixed}`;
  const end = `\n</${tag}>`;
  /** Plain texts in quotes, with backslashes before what ends or escapes them: the templates escape them for HTML. */
  const parameters = [...(isSlice ? source.slice(0, 1) : []), ...pairs]
    .map(([name, value]) => ` ${name}="${value.replace(/["\\]/g, '\\$&')}"`)
    .join('');
  // Whatever quotes stand around it, Liquid ends its tag at the next "%}".
  const included = `${tag}.html${parameters.replaceAll('%}', '% }')}`;
  return {
    hugo: [
      `${open}{{ range $name, $value := .Params }}{{ if ne $name "links" }} {{ $name | safeHTMLAttr }}="{{ $value }}"{{ end }}{{ end }}>
  {{ with .Get "links" }}{{ . | safeHTML }}{{ else }}${fallback}{{ end }}${end}`,
      `{{< ${tag}${parameters}${chosen ? ` links=\`${chosen.replaceAll('`', entity)}\`` : ''} >}}`,
    ],
    jekyll: [
      `${open}{% for pair in include %}{% if pair[0] != 'links' %} {{ pair[0] }}="{{ pair[1] | escape }}"{% endif %}{% endfor %}>
  {% if include.links %}{{ include.links | strip }}{% else %}${fallback}{% endif %}${end}`,
      chosen
        ? `{% capture links %}\n  ${chosen}\n{% endcapture %}\n{% include ${included} links=links %}`
        : `{% include ${included} %}`,
    ],
  };
}

/** The address of the page for frames, which has the settings in it. No frame knows the language of the page around it. */
function frameAddress(settings, { frame, lang }, slice) {
  const url = new URL(frame);
  if (settings.show) url.searchParams.set('show', settings.show);
  for (const [name] of chosen(settings)) url.searchParams.set(name, settings[name]);
  if (lang && !settings.lang) url.searchParams.set('lang', lang);
  for (const name of ['details', 'logos']) if (settings[name] === 'off') url.searchParams.set(name, 'off');
  if (slice) url.searchParams.set('slice', /[^/]+\/[^/]+(?=\.json$)/.exec(slice)[0]);
  if (settings.accent) url.searchParams.set('accent', settings.accent);
  return url.href;
}

/**
 * Everything that a page needs.
 * @param settings values by names of attributes, and `src`, `accent`, `show`: `list` or `card`, `script`: `current` for the
 *   newest one of this major version, else the one that never changes, and `off` for `details` and `logos`
 * @param site `src`, `scripts` and `cards` (`pinned`, `current`) and `resize` with `url` and `integrity`, `frame` (a URL),
 *   `texts` with `fallback`, `labels`: its own names of categories, by languages; `products`: names of products by their
 *   slugs, where they are not written as the element would; `lang`: the language of its page; `slices`, `details` and `logos`: where its slices, the pages of its solutions (`{lang}`, `{slug}`) and its logos lie,
 *   if it has any
 * @param found `solutions`: those that the settings choose, for readers without scripts; `hasMore`: whether there are others;
 *   `categories`: where the settings choose nothing, those of the catalogue, with `name` and `address`; `rooms`: how high the
 *   element is with them, in rem, on screens of at most so many rem, the widest first; `slice`: the address of a document with
 *   no others, where readers have no controls
 * @returns per system the parts of its code, and the lines besides
 */
export function makeSnippets(settings, site, found = {}) {
  const { solutions = [], rooms = [[0, 60]], slice } = found;
  const { src: home, scripts, cards, resize, texts } = site;
  const { src, accent } = settings;
  const kind = kindOf(settings);
  const tag = TAGS[kind];
  const script = (kind === 'catalogue' ? scripts : cards)[settings.script || 'pinned'];
  const pairs = chosen(settings);
  const own =
    src === home
      ? ownAttributes(settings, site, {
          categories: slice && solutions.length > 0 ? solutions.map(({ category }) => category) : undefined,
          products: solutions
            .flatMap(({ tags = [] }) => tags)
            .flatMap((tag) => /^(.+)-alternative$/.exec(tag)?.[1] ?? []),
        })
      : [];
  const source = [['src', slice ?? src], ...own];
  // Pages of all categories have the same template.
  const inTemplates = [
    ...source.slice(0, 1),
    ...(src === home ? ownAttributes(settings, site, { products: [] }) : []),
  ];
  const all = [...source, ...pairs];
  const fallback = fallbackLinks(settings, site, { kind, found });
  const { categories } = found;
  const inAll = fallbackLinks(settings, site, { kind, found: { categories } });
  const html = `<${tag}${inHtml(all)}>\n  ${fallback}\n</${tag}>`;
  const withScript = `${scriptTag(script)}\n${html}`;
  const frameUrl = frameAddress(settings, site, slice);
  const connect = `connect-src ${new URL(src).origin}${
    own.some(([name]) => name === 'logos') ? `; img-src ${new URL(site.logos).origin}` : ''
  }`;
  // What the plugin calls a list: it has one shortcode, and finds the element itself.
  const listed = kind === 'list' ? [['controls', 'none']] : [];

  return {
    systems: {
      html: [withScript],
      wordpressBlock: [withScript],
      wordpressShortcode: [
        // Of the plugin that comes with a release.
        `[solution-catalogue${inShortcode([...all, ...listed])}]`,
      ],
      ...templates({
        ...{ tag, pairs, source: inTemplates, isSlice: Boolean(slice), script },
        ...{ fallback: inAll, chosen: solutions.length > 0 ? fallback : undefined },
      }),
      ghost: [withScript],
      squarespace: [withScript],
      markdown: [`\n${withScript}\n`],
      astro: [`${scriptTag(script, ' is:inline')}\n${html}`],
      ...projects({ kind, tag, pairs: all, fallback }),
      iframe: [
        `<iframe src="${escapeHtml(frameUrl)}" title="${escapeHtml(texts.fallback)}"
  width="100%" height="${16 * rooms[0][1]}" style="border: 0" loading="lazy" data-solution-catalogue></iframe>
${scriptTag(resize)}`,
      ],
    },
    style: [
      kind === 'list' ? listRoomStyle(settings.layout, solutions.length) : roomStyle(tag, rooms),
      ...(accent ? [`${tag} {\n  --solution-catalogue-accent: ${accent};\n}`] : []),
    ].join('\n'),
    // The page in the frame has a margin.
    frameStyle: heldRooms(
      'iframe[data-solution-catalogue]',
      rooms.map(([width, room]) => [width, room + 1]),
    ),
    preload: `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(documentUrl(slice ?? src))}">`,
    policy: `script-src ${new URL(script.url).origin}; ${connect}`,
    // What a project builds has the script in its own files, as the plugin for WordPress has.
    ownPolicy: connect,
    framePolicy: `script-src ${new URL(resize.url).origin}; frame-src ${new URL(frameUrl).origin}`,
  };
}
