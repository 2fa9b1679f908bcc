// The text that goes along with the files of the CDN.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { licencesOf } from '../../generator/bundle/output-files.js';
import { write } from '../package/tarball.js';

it('every package in the bundle once, with its notices and its licence; none without a licence', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'licences-'));
  t.after(() => {
    rmSync(root, { recursive: true });
  });
  const manifest = (name: string) => JSON.stringify({ name, version: '1.0.0', license: 'MIT' });
  write(root, {
    'package.json': manifest('ours'),
    LICENSE: 'Our licence\n',
    'node_modules/one/package.json': manifest('one'),
    'node_modules/one/LICENCE.md': 'The licence of one\n',
    'node_modules/one/a.js': '/*! Copyright (c) 2020 Somebody */\n// Copyright (c) 1999 Not at the top',
    'node_modules/one/b.js': '/**\n * b\n * Copyright (c) 2020 Somebody\n */',
    'node_modules/@other/two/package.json': manifest('@other/two'),
  });
  const ids = ['src/a.ts', 'node_modules/one/a.js?x', 'node_modules/one/b.js'].map((id) => join(root, id));
  assert.equal(
    licencesOf(root, [...ids, '\0virtual']),
    `ours 1.0.0 (MIT)
================

Our licence

It contains code of others, under licences of their own.

one 1.0.0 (MIT)
===============

Copyright (c) 2020 Somebody

Only a part of it is in the script, in a changed form.

The licence of one
`,
  );
  assert.ok(!licencesOf(root, ids.slice(0, 1)).includes('code of others'));
  assert.throws(
    () => licencesOf(root, [join(root, 'node_modules/@other/two/c.js')]),
    /@other\/two has no licence/,
  );
});
