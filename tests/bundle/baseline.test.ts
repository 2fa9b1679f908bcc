// The shipped files hold only what all browsers of the support window know: Baseline widely available.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import css from '@eslint/css';
import { ESLint } from 'eslint';
import baseline from 'eslint-plugin-baseline-js';

/** Features that are newer, each of them asked for before it is used: without it, everything still works. */
const GUARDED = [
  // Copying a link; only `writeText`, which all have, and where the browser refuses the address itself is shown.
  'async-clipboard',
];

/** Styles that are newer, or that not all browsers have: where they are missing, nothing is but a comfort. */
const COMFORTS = [
  'accent-color', // Checkboxes and sliders have the browser's colour.
  'overflow-clip-margin', // Shadows that the page's styles give to cards are cut off at their edges.
  'forced-color-adjust', // Only where colours are forced, which not all systems do.
  'overscroll-behavior', // The page scrolls on at the end of a list.
  'scrollbar-width', // Rows of tiles have a thin scrollbar, or the browser's own.
  'scrollbar-color',
  'print-color-adjust', // Bars are printed where the reader lets backgrounds be printed.
  'view-transition-group', // Where an element can fade, it fades faster.
  'fit-content', // Of a column: all have it since 2020. The check means the one for widths.
];

async function newer(code: string): Promise<string[]> {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        plugins: { 'baseline-js': baseline as never },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
        languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
        rules: {
          'baseline-js/use-baseline': [
            'error',
            {
              available: 'widely',
              includeWebApis: { preset: 'auto' },
              includeJsBuiltins: { preset: 'auto' },
            },
          ],
        },
      },
    ],
  });
  const [result] = await eslint.lintText(code, { filePath: 'shipped.js' });
  return (result?.messages ?? []).map(({ message, line, column }) => `${line}:${column} ${message}`);
}

/** The styles of an element and of all that it is made of. */
const textOf = (styles: unknown): string =>
  Array.isArray(styles) ? styles.map(textOf).join('\n') : (styles as { cssText: string }).cssText;

async function newerStyles(code: string): Promise<string[]> {
  const eslint = new ESLint({
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.css'],
        plugins: { css },
        language: 'css/css',
        rules: { 'css/use-baseline': ['error', { available: 'widely' }] },
      },
    ],
  });
  const [result] = await eslint.lintText(code, { filePath: 'shipped.css' });
  return (result?.messages ?? []).map(({ message, line, column }) => `${line}:${column} ${message}`);
}

describe('the shipped files', { timeout: 60_000 }, () => {
  it('the check finds what is too new', async () => {
    assert.notDeepEqual(await newer('export const a = Promise.try(() => 1); navigation.navigate("/");'), []);
  });

  for (const file of ['solution-catalogue.js', 'solution-catalogue.iife.js'])
    it(`${file} is within Baseline widely available`, async () => {
      const found = await newer(readFileSync(new URL(`../../dist/cdn/${file}`, import.meta.url), 'utf8'));
      assert.deepEqual(
        found.filter((message) => !GUARDED.some((feature) => message.includes(feature))),
        [],
      );
    });

  it('the styles are as well, but for comforts', async () => {
    assert.equal((await newerStyles('p { position-anchor: --a; color: red; }')).length, 1);
    const shipped = (await import(new URL('../../dist/index.js', import.meta.url).href)) as Record<
      'SolutionCatalogue' | 'SolutionCard',
      { styles: unknown }
    >;
    const found = await newerStyles(textOf([shipped.SolutionCatalogue.styles, shipped.SolutionCard.styles]));
    const isComfort = (message: string) => COMFORTS.some((name) => message.includes(`'${name}'`));
    assert.deepEqual(
      found.filter((message) => !isComfort(message)),
      [],
    );
    for (const name of COMFORTS)
      assert.ok(
        found.some((message) => message.includes(name)),
        `${name} is used`,
      );
  });
});
