// Axe in a page of a real server.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'puppeteer-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, with `target-size`: rule by rule with the first place, and what is wrong there.
 * @param exclude selectors of what is left out
 */
export async function violations(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return await page.evaluate(
    async (left) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
      };
      const found = await axe.run(
        { exclude: left },
        { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] },
      );
      return found.violations.map(
        ({ id, nodes: [first] }) => `${id}: ${first?.html ?? ''} ${first?.failureSummary ?? ''}`,
      );
    },
    [...exclude],
  );
}
