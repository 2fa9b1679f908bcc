import { expect } from '@open-wc/testing';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import 'axe-core/axe.min.js';

declare const axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

/** Axe with every rule of WCAG 2.2 AA and its best practices; `target-size` is off unless asked for. */
const OPTIONS: RunOptions = {
  rules: { 'target-size': { enabled: true }, region: { enabled: false } },
  resultTypes: ['violations'],
};

/** Expects that axe finds nothing within a node, shadow trees included. */
export async function expectAccessible(node: Element): Promise<void> {
  const { violations } = await axe.run(node, OPTIONS);
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    where: nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found, JSON.stringify(found, null, 2)).to.deep.equal([]);
}
