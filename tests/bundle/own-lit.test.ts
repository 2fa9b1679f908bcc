import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

it('the Lit of the script has all that the elements override: else it would never be called', () => {
  const own = read('generator/bundle/lit/element.ts');
  const has = (name: string) => new RegExp(`^ +(?:static )?(?:async |get )?${name}\\b[?(: ]`, 'm').test(own);
  const overridden = readdirSync(new URL('src', root))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...read(`src/${file}`).matchAll(/\boverride (?:async |get )?(\w+)/g)])
    .map(([, name = '']) => name);
  assert.ok(overridden.includes('scheduleUpdate') && overridden.length > 5);
  // What an element of ours declares itself, for another one of ours.
  const ours = ['prepare'];
  assert.deepEqual(
    overridden.filter((name) => !has(name) && !ours.includes(name)),
    [],
  );
});
