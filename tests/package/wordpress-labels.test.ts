// One name for one thing: what the plugin for WordPress calls options and their values is what the configurator and the
// element call them, in all languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MESSAGES } from '../../src/i18n/languages.js';
import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';

const read = (file: string): string =>
  readFileSync(new URL(`../../demo/examples/wordpress/solution-catalogue/${file}`, import.meta.url), 'utf8');

/** The texts of each option by its name, and by the values that it offers; `label` for that of the option itself. */
function textsOf(locale: Locale): Record<string, Record<string, string>> {
  const { embed } = PAGE_MESSAGES[locale];
  const { facets, layout, sort, audience, platform } = MESSAGES[locale];
  const { labels, byDefault, never, any, controlsBy, themeBy, loadingBy, compareBy, pageLanguage } = embed;
  const onlyOff = { '': byDefault, off: never };
  const choices: Record<string, Record<string, string>> = {
    controls: { '': controlsBy.all, search: controlsBy.search, none: controlsBy.none },
    layout: { '': layout.by.cards, compact: layout.by.compact, table: layout.by.table },
    sort: { '': byDefault, ...sort.by },
    theme: { '': themeBy.auto, light: themeBy.light, dark: themeBy.dark },
    ...{ browse: onlyOff, guide: onlyOff, compare: { '': byDefault, ...compareBy } },
    // Proper names are the same in all languages, and not translated.
    platform: {
      '': any,
      ...Object.fromEntries(Object.entries(platform).filter(([id]) => !/-(windows|macos|android)$/.test(id))),
    },
    ...{ deployment: { '': any }, audience: { '': any, ...audience }, lang: { '': pageLanguage } },
    loading: { '': loadingBy.eager, lazy: loadingBy.lazy },
  };
  const { category, license, deployment, origin, tag } = facets;
  const names = {
    ...{ category, license, platform: facets.platform, deployment, audience: facets.audience, origin, tag },
    ...{ layout: layout.label, sort: sort.label, ...labels },
    ...{ 'alternative-to': embed.alternativeTo, query: embed.query, controls: embed.controls },
    ...{ limit: embed.limit, theme: embed.theme, lang: embed.lang },
  };
  return Object.fromEntries(
    Object.entries(names).map(([name, label]) => [name, { label, ...choices[name] }]),
  );
}

test('the plugin for WordPress calls things as the configurator and the element do', () => {
  const options = read('includes/options.php')
    .replaceAll('=> $default', "=> __('Default', 'solution-catalogue')")
    .split(/^\t\t(?=')/m);
  const english = textsOf('en');
  assert.ok(Object.keys(english).length > 20);
  for (const [name, texts] of Object.entries(english)) {
    const option = options.find((each) => each.startsWith(`'${name}'`)) ?? '';
    for (const [value, text] of Object.entries(texts))
      assert.match(
        option.replace(/ +=> /g, ' => '),
        new RegExp(`'${value}' => __\\('${text}', 'solution-catalogue'\\)`),
        name,
      );
  }
  for (const id of Object.keys(MESSAGES.en.platform)) assert.ok(options.join('').includes(`'${id}'`), id);
  for (const locale of LOCALES.filter((each) => each !== 'en')) {
    const po = read(`languages/solution-catalogue-${locale}.po`);
    const translated = new Map(
      [...po.matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, text = '', own = '']) => [text, own]),
    );
    for (const [name, texts] of Object.entries(textsOf(locale)))
      for (const [value, text] of Object.entries(texts))
        assert.equal(translated.get(english[name]![value]!), text, `${locale}: ${name} ${value}`);
  }
});
