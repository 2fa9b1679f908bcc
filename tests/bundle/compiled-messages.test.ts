import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compiledMessages } from '../../generator/bundle/compiled-messages.js';
import { messageReader } from '../../generator/bundle/message-reader.js';

it('messages of all languages stand beside each other, with plural forms and places', () => {
  const code = compiledMessages();
  assert.match(
    code,
    /@Alternatives to \{0\}@Alternatives à \{0\}@Alternative a \{0\}@Alternativen zu \{0\}@/,
  );
  const texts = [
    '{1} result|{1} results',
    '{1} résultat|{1} résultats',
    'altro|altri {1}',
    '',
    'Close',
    'Fermer',
  ];
  const [en, fr, it] = (['en', 'fr', 'it'] as const).map((locale) => messageReader(texts, locale));
  const [english, french, italian] = [en?.(), fr?.(), it?.()] as ((...parts: unknown[]) => string)[];
  assert.equal(english?.(0, '0'), '0 results');
  assert.equal(french?.(0, '0'), '0 résultat');
  assert.equal(italian?.(1, '1'), 'altro');
  assert.equal(en?.(), 'Close');
  assert.equal(fr?.(), 'Fermer');
});
