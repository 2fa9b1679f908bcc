// The site of a catalogue so large that a host for static files would not take all of its pages.
import assert from 'node:assert/strict';
import test from 'node:test';
import { productsWithoutPage, writeSite } from '../../../../generator/site/write-site.js';
import { filesOf, makeSite, textOf } from '../../support/site.js';

test('a standard site stays within 20,000 files: products with the fewest alternatives have no page of their own', () => {
  const solutions = Array.from({ length: 3000 }, (_, at) => ({
    name: `S${at}`,
    tags: [`p${at}-alternative`, ...(at < 6 ? [`q${at % 3}-alternative`] : [])],
  }));
  const site = makeSite(solutions);
  const files = [...writeSite(site)];
  const count = files.reduce((sum, { sidecars }) => sum + (sidecars ? 4 : 1), 0);
  assert.ok(count <= 20_000 && count > 19_000, `${count} files`);
  const paths = new Set(files.map(({ path }) => path));
  assert.ok(['q0', 'q1', 'q2'].every((slug) => paths.has(`en/alternatives/${slug}/index.html`)));
  const own = [...paths].filter((path) => /^en\/alternatives\/.+\//.test(path)).length;
  assert.equal(productsWithoutPage(site), 3003 - own);
  const left = solutions.find((_, at) => at > 5 && !paths.has(`en/alternatives/p${at}/index.html`));
  const slugOf = left?.name.replace('S', 'p') ?? '';
  assert.ok(paths.has(`embed/data/alternatives/${slugOf}.json`), 'a list that somebody has pasted stays');
  // Whoever looks for the product comes to what replaces it, and no link leads nowhere.
  const byPath = new Map(files.map((file) => [file.path, file]));
  const number = slugOf.slice(1);
  assert.match(
    textOf(byPath, 'en/alternatives/index.html'),
    new RegExp(`href="\\.\\./\\.\\./en/solutions/s${number}/">P ?${number}<`),
  );
  assert.doesNotMatch(
    textOf(byPath, `en/solutions/s${number}/index.html`),
    /href="[^"]*\/alternatives\/[^"]/,
  );
  assert.doesNotMatch(textOf(byPath, 'sitemap.xml'), new RegExp(`/alternatives/${slugOf}/`));
});

test('near the limit no pasted list goes for a page: products with several alternatives lose theirs first', () => {
  // As in a real catalogue of this size: 1,200 products with two alternatives each, and 900 with one.
  const solutions = Array.from({ length: 3000 }, (_, at) => ({
    name: `S${at}`,
    tags: [...(at < 2400 ? [`q${at % 1200}-alternative`] : []), ...(at < 900 ? [`p${at}-alternative`] : [])],
  }));
  const paths = [...writeSite(makeSite(solutions))].map(({ path }) => path);
  const slices = paths.filter((path) => path.startsWith('embed/data/alternatives/'));
  assert.equal(slices.length, 2100);
  const own = paths.filter((path) => /^en\/alternatives\/.+\//.test(path));
  assert.ok(own.length > 300 && own.length < 1200, `${own.length} pages of products`);
  assert.ok(own.every((path) => path.startsWith('en/alternatives/q')));
});

test('where not even the slices fit, those of products with a single alternative go, and no code names them', () => {
  const solutions = Array.from({ length: 2000 }, (_, at) => ({
    name: `S${at}`,
    tags: [`p${at}-alternative`, ...(at < 6 ? [`q${at % 3}-alternative`] : [])],
  }));
  const logos = new Map(Array.from({ length: 8500 }, (_, at) => [`logo-${at}`, '<svg/>']));
  const files = filesOf(makeSite(solutions, { logos }));
  const sliceOf = (name: string) => files.has(`embed/data/alternatives/${name}.json`);
  assert.ok(['q0', 'q1', 'q2'].every(sliceOf));
  const left = solutions.map((_, at) => `p${at}`).filter((name) => !sliceOf(name));
  assert.ok(left.length > 0);
  const code = textOf(files, 'embed/en/index.html');
  assert.match(code, /data-slice="alternatives\/q0"/);
  for (const name of left) assert.ok(!code.includes(`"alternatives/${name}"`), name);
});
