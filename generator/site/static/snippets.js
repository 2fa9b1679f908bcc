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

/** The page that the fallback link leads to. */
const homeOf = (src) => (new URL(src).pathname.endsWith('.json') ? new URL('/', src).href : src);

/**
 * Everything that a page needs.
 * @param settings values by names of attributes, and `src`, `accent`, and `script`: `current` for the newest one of this
 *   major version, else the one that never changes
 * @param site `src`, `scripts` (`pinned`, `current`) and `resize` with `url` and `integrity`, `frame` (a URL), `texts` with `fallback`, and
 *   `labels`: the JSON of its own names of categories, if it has any
 * @returns per system the parts of its code, and the lines besides
 */
export function makeSnippets(settings, { src: home, scripts, resize, frame, texts, labels }) {
  const { src, accent } = settings;
  const script = scripts[settings.script || 'pinned'];
  const link = `<a href="${escapeHtml(homeOf(src))}">${escapeHtml(texts.fallback)}</a>`;
  const ownLabels = labels && src === home ? ` category-labels="${escapeHtml(labels)}"` : '';
  const source = `src="${escapeHtml(src)}"${ownLabels}`;
  const tag = () => `<solution-catalogue ${source}${attributes(settings)}>\n  ${link}\n</solution-catalogue>`;
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
  const php = (text) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  const names = ATTRIBUTES.map((name) => `'${name}'`).join(', ');

  return {
    systems: {
      html: [html],
      wordpressBlock: [html],
      wordpressShortcode: [
        `add_action('wp_head', function () { ?>
${scriptTag(script)}
<?php });
add_shortcode('solution_catalogue', function ($attributes) {
  $given = '';
  foreach ([${names}] as $name)
    if (!empty($attributes[strtr($name, '-', '_')]))
      $given .= sprintf(' %s="%s"', $name, esc_attr($attributes[strtr($name, '-', '_')]));
  return '<solution-catalogue ${php(source)}' . $given . '>${php(link)}</solution-catalogue>';
});`,
        `[solution_catalogue${attributes(settings).replace(/ [\w-]+(?==")/g, (name) => name.replaceAll('-', '_'))}]`,
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
        `// index.html\n${scriptTag(script)}`,
        `export const Catalogue = () => (\n${indent(tag(), 2)}\n);`,
      ],
      vue: [
        `// vite.config.js\nvue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'solution-catalogue' } } })`,
        `// index.html\n${scriptTag(script)}`,
        `<template>\n${indent(tag(), 2)}\n</template>`,
      ],
      svelte: [`<svelte:head>\n${indent(scriptTag(script), 2)}\n</svelte:head>\n\n${tag()}`],
      angular: [
        `// index.html\n${scriptTag(script)}`,
        `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-catalogue',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${indent(tag(), 4).replaceAll('`', '\\`').replaceAll('${', '\\${')}
  \`,
})
export class Catalogue {}`,
      ],
      iframe: [
        `<iframe src="${escapeHtml(frameUrl.href)}" title="${escapeHtml(texts.fallback)}"
  width="100%" height="900" loading="lazy" data-solution-catalogue></iframe>
${scriptTag(resize)}`,
      ],
    },
    style: accent ? `solution-catalogue {\n  --solution-catalogue-accent: ${accent};\n}` : '',
    preload: `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(documentUrl(src))}">`,
    policy: `script-src ${new URL(script.url).origin}; connect-src ${new URL(src).origin}`,
    framePolicy: `script-src ${new URL(resize.url).origin}; frame-src ${frameUrl.origin}`,
  };
}
