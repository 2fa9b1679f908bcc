// A release is reproducible: another folder, time zone, language and clock give the same bytes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../tarball.js';

/** The digests of the CDN's files, built in a copy of the sources. */
function builtElsewhere(name: string, env: NodeJS.ProcessEnv): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), name));
  try {
    for (const path of ['src', 'generator', 'vite.config.ts', 'tsconfig.json', 'package.json', 'LICENSE'])
      cpSync(join(root, path), join(folder, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', 'cdn'], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const cdn = join(folder, 'dist/cdn');
    return Object.fromEntries(
      readdirSync(cdn)
        .sort()
        .map((file) => [
          file,
          createHash('sha384')
            .update(readFileSync(join(cdn, file)))
            .digest('base64'),
        ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('the CDN files are the same bytes wherever and whenever they are built', { timeout: 240_000 }, () => {
  const here = builtElsewhere('a-', { TZ: 'Pacific/Auckland', LANG: 'de_CH.UTF-8' });
  const there = builtElsewhere('another-folder-with-a-longer-name-', { TZ: 'UTC', LANG: 'C' });
  assert.deepEqual(Object.keys(here), [
    'integrity.json',
    'licenses.txt',
    'solution-catalogue.iife.js',
    'solution-catalogue.js',
  ]);
  assert.deepEqual(here, there);
});
