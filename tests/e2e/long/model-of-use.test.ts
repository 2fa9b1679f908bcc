import { it } from 'node:test';
import { browserNames } from '../../support/find-browsers.mjs';
import { tryUse } from '../model-of-use.js';

for (const name of browserNames())
  if (name !== 'webkit')
    it(`what readers and pages do shows what the document and the question say, in ${name}`, async () => {
      await tryUse(name, 4, 200);
    });
