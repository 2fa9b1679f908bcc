// The accessibility tree of each state as text. `UPDATE_GOLDENS=1` writes the trees anew and fails once, so that
// somebody looks.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser, SerializedAXNode } from 'puppeteer-core';
import {
  catalogueIn,
  reach,
  SEVEN,
  startStage,
  STATES,
  type Layout,
  type Stage,
  type State,
} from '../stage.js';
import { launchChromium } from '../support.js';

const goldens = new URL('../../goldens/accessibility/', import.meta.url);

/** The states of cards, and the other layouts. */
const TREES: readonly (readonly [name: string, state: State, layout: Layout])[] = [
  ...(Object.keys(STATES) as State[]).map((state) => [state, state, 'cards'] as const),
  ['compact', 'results', 'compact'],
  ['table', 'results', 'table'],
];

const FACTS = [
  'value',
  'valuetext',
  'level',
  'checked',
  'expanded',
  'disabled',
  'focused',
  'modal',
  'description',
] as const;

/** What lies between the nodes that a screen reader tells of. */
const SILENT = /^(?:generic|none|InlineTextBox|LayoutTable\w*|LineBreak)$/;

/** The tree as a screen reader meets it: a line for each node, indented by depth. */
function textOf(node: SerializedAXNode, depth = 0): string {
  const { role, name, children = [] } = node;
  const isSilent = SILENT.test(role) || (role === 'StaticText' && !name?.trim());
  const facts = FACTS.filter((key) => key in node).map((key) => ` ${key}=${String(node[key])}`);
  const line = isSilent ? '' : `${'  '.repeat(depth)}${role}${name ? ` "${name}"` : ''}${facts.join('')}\n`;
  // A link's or a heading's own text stands in its name.
  const inner =
    children.length === 1 && children[0]?.role === 'StaticText' && children[0].name === name ? [] : children;
  return line + inner.map((child) => textOf(child, isSilent ? depth : depth + 1)).join('');
}

/** The number of results is announced a second after it has changed, which a tree may be too early for. */
const withoutCount = (tree: string): string =>
  tree.replace(/(^ *status\n) *StaticText "\d+ solutions?"\n/gm, '$1');

describe('the accessibility tree', () => {
  let browser: Browser;
  let stage: Stage;

  before(async () => {
    browser = await launchChromium();
    stage = await startStage(browser, { seven: SEVEN, broken: 'no JSON' });
  });

  after(async () => {
    stage.stop();
    await browser.close();
  });

  for (const [name, state, layout] of TREES)
    it(`is as it was: ${name}`, async () => {
      const page = await stage.open(catalogueIn(state, layout), { lang: 'en', width: 1280 });
      await reach(page, state);
      const tree = await page.accessibility.snapshot({ interestingOnly: false });
      await page.close();
      assert.ok(tree);
      const golden = new URL(`${name}.txt`, goldens);
      if (process.env.UPDATE_GOLDENS) {
        mkdirSync(goldens, { recursive: true });
        writeFileSync(golden, textOf(tree));
        assert.fail(
          `${golden.pathname} is written anew: look at what has changed, and run without UPDATE_GOLDENS.`,
        );
      }
      assert.equal(withoutCount(textOf(tree)), withoutCount(readFileSync(golden, 'utf8')));
    });
});
