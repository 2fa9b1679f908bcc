// The shipped files hold only what all browsers of the support window know: Baseline widely available.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import baseline from 'eslint-plugin-baseline-js';

/** Features that are newer, each of them asked for before it is used: without it, everything still works. */
const GUARDED = [
  // Copying a link; only `writeText`, which all have, and where the browser refuses the address itself is shown.
  'async-clipboard',
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
});
