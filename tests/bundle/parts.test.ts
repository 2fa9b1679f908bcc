import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

const src = new URL('../../src/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, src), 'utf8');

it('every part in the templates is documented at the element, and every documented part is there', () => {
  const templates = ['views', 'element'].flatMap((folder) =>
    readdirSync(new URL(folder, src), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/^solution-(card|list)\.ts$/.test(file))
      .map((file) => read(`${folder}/${file}`)),
  );
  const host = read('element/solution-catalogue.ts');
  const names = templates
    .flatMap((text) => [
      // In a template, in the table of facts, or what a group of filters or a tile is given.
      ...text.matchAll(/(?:\bpart(?:="|: ')|\b(?:group|tile)\([\w']+, ')([^"']+)["']/g),
      // One of two.
      ...[...text.matchAll(/\bpart=\$\{([^}]+)\}/g)].flatMap(([, choice = '']) => [
        ...choice.matchAll(/'([^']+)'/g),
      ]),
    ])
    .flatMap(([, value = '']) => value.split(' '));
  const documented = [...host.matchAll(/@csspart (\S+)/g)].map(([, name = '']) => name);
  assert.deepEqual(documented.toSorted(), [...new Set(names)].sort());
});
