import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { CARD_MESSAGES, MESSAGES } from '../../src/i18n/languages.js';
import { LOCALES } from '../../src/i18n/locales.js';
import { FIELD_MEANINGS, PAGE_MESSAGES } from '../../src/i18n/site-languages.js';

/** The texts in a tree of messages that are long enough to be no accident. Messages that are functions are left out. */
function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return tree.length >= 30 ? [tree] : [];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

it('the texts of the generated pages are in no file that readers of other pages download', () => {
  for (const [file, messages] of [
    ['solution-catalogue.js', MESSAGES],
    ['solution-catalogue.iife.js', MESSAGES],
    ['solution-card.js', CARD_MESSAGES],
    ['solution-card.iife.js', CARD_MESSAGES],
  ] as const) {
    const script = readFileSync(new URL(`../../dist/cdn/${file}`, import.meta.url), 'utf8');
    for (const locale of LOCALES) {
      const own = textsOf(messages[locale]);
      // The element's own texts show that this test would see a text that is in there.
      assert.ok(own.filter((text) => script.includes(text)).length > own.length / 2, `${file}, ${locale}`);
      const pages = textsOf([PAGE_MESSAGES[locale], FIELD_MEANINGS[locale]]).filter(
        (text) => !own.includes(text),
      );
      assert.ok(pages.length > 40);
      assert.deepEqual(
        pages.filter((text) => script.includes(text)),
        [],
        `${file}, ${locale}`,
      );
    }
  }
});
