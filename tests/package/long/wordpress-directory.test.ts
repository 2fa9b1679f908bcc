// What the plugin directory asks of a plugin, as far as it can be read off its files, and that every text is translated.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { has } from '../../e2e/hosts/servers.js';
import { root } from '../tarball.js';
import { PLUGIN } from './wordpress/site.js';

const read = (file: string): string => readFileSync(join(PLUGIN, file), 'utf8');
const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' });
const sources = files.filter((file) => file.endsWith('.php'));
const code = sources.map(read).join('\n');
const readme = read('readme.txt');
const field = (text: string, name: string): string =>
  new RegExp(`^[ *]*${name}: +(.+)$`, 'm').exec(text)?.[1] ?? '';

describe('the WordPress plugin as the directory wants it', () => {
  it('readme.txt and the plugin’s head agree and are complete', () => {
    const plugin = read('solution-catalogue.php');
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI'])
      assert.deepEqual([name, field(readme, name)], [name, field(plugin, name)]);
    assert.match(field(readme, 'Stable tag'), /^\d+\.\d+\.\d+$/);
    assert.equal(field(readme, 'Stable tag'), field(plugin, 'Version'));
    assert.equal(field(plugin, 'Text Domain'), 'solution-catalogue');
    assert.match(field(readme, 'Tested up to'), /^\d+\.\d+$/);
    assert.ok(field(readme, 'Contributors').length > 0);
    assert.ok(field(readme, 'Tags').split(',').length <= 5);
    const short = /^License URI:.*\n\n(.+)\n\n== Description ==/m.exec(readme)?.[1] ?? '';
    assert.ok(short.length > 20 && short.length <= 150, short);
    for (const heading of ['External services', 'Installation', 'Frequently Asked Questions', 'Changelog'])
      assert.ok(readme.includes(`== ${heading} ==`), heading);
  });

  it('every file of PHP is closed to who calls it by its address, and every name has the prefix', () => {
    assert.equal(sources.length, 8);
    for (const file of sources)
      assert.match(read(file), /^defined\('(ABSPATH|WP_UNINSTALL_PLUGIN)'\) \|\| exit;$/m, file);
    const names = [...code.matchAll(/^(?:const|function) (\w+)/gm)].map(([, name = '']) => name);
    assert.ok(names.length > 40);
    assert.deepEqual(
      names.filter((name) => !/^solution_catalogue_/i.test(name)),
      [],
    );
  });

  it('uses nothing that the directory refuses', () => {
    for (const refused of [
      /\b(eval|base64_decode|create_function|curl_\w+|file_get_contents|fopen|unserialize|extract|error_reporting|ini_set)\s*\(/,
      /\$wpdb|\$_(GET|POST|REQUEST|SERVER|COOKIE)\b/,
      /<script|<style|<<<|\bload_plugin_textdomain\b/,
      /\bwp_remote_get\b/,
    ])
      assert.doesNotMatch(code, refused);
    assert.deepEqual(
      files.filter((file) => /(^|\/)\.|\.(zip|phar|exe|sh)$/.test(file)),
      [],
    );
    // What is printed is escaped where it is printed.
    const printed = [...code.matchAll(/^\s*(?:echo|print) (.+)$/gm)].map(([, what = '']) => what);
    assert.deepEqual(
      printed.filter((what) => what.includes('$')),
      [],
    );
  });

  it('has every attribute of the element as an option', () => {
    const docs = readFileSync(join(root, 'docs/attributes.md'), 'utf8');
    const table = /<!-- from the docstrings: attributes -->([^]*?)<!-- end -->/.exec(docs)?.[1] ?? '';
    const attributes = [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name = '']) => name);
    assert.ok(attributes.length > 25);
    const options = read('includes/options.php');
    assert.deepEqual(
      attributes.filter((name) => !options.includes(`'${name}'`)),
      // It is for who writes a page by hand.
      ['debug'],
    );
  });

  const texts = [
    ...[...code.matchAll(/\b(?:__|esc_html__)\('((?:[^'\\]|\\.)*)', 'solution-catalogue'\)/g)].map(
      ([, text = '']) => text,
    ),
    ...[...code.matchAll(/\b_n\('([^']*)', '([^']*)'/g)].flatMap(([, one = '', many = '']) => [one, many]),
  ];
  const block = JSON.parse(read('block.json')) as { title: string; description: string; keywords: string[] };

  it('every text is translated into German, French and Italian, and nothing else is', () => {
    assert.equal(
      code.match(/\b(__|esc_html__|_n)\(/g)?.length,
      texts.length - 1,
      'each with the plugin’s domain',
    );
    const all = new Set([...texts, block.title, block.description, ...block.keywords]);
    for (const language of ['de', 'fr', 'it']) {
      const po = read(`languages/solution-catalogue-${language}.po`);
      const entries = [...po.matchAll(/^msgid(?:_plural)? "(.+)"$/gm)].map(([, text = '']) => text);
      assert.deepEqual(entries.toSorted(), [...all].toSorted(), language);
      assert.deepEqual(po.match(/^msgstr(\[\d\])? ""$/gm), ['msgstr ""'], `${language}: only the head`);
    }
    assert.doesNotMatch(
      read('languages/solution-catalogue-de.po').replace(/^(#|msgid).*$/gm, ''),
      /ß|[«»„“]/,
    );
    assert.doesNotMatch(
      read('languages/solution-catalogue-fr.po').replace(/^msgid.*$/gm, ''),
      /msgstr.*[\w”] [:;!?]/,
    );
  });

  it(
    'what WordPress reads was made of what translators write',
    { skip: !has('msgfmt') && 'no gettext' },
    () => {
      for (const language of ['de', 'fr', 'it']) {
        const file = join(PLUGIN, `languages/solution-catalogue-${language}`);
        const made = execFileSync('msgfmt', ['-o', '-', `${file}.po`]);
        assert.ok(made.equals(readFileSync(`${file}.mo`)), language);
      }
    },
  );
});
