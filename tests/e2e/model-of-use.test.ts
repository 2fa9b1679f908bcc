import { it } from 'node:test';
import { tryUse } from './model-of-use.js';

it('what readers and pages do shows what the document and the question say: a few sequences', async () => {
  await tryUse('chromium', 3, 60);
});
