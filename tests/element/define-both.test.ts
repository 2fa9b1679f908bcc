import { expect } from '@open-wc/testing';

/** What the console warns of while something is done. */
async function warnedOf(action: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (...parts: unknown[]) => warnings.push(parts.map(String).join(' '));
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

describe('both scripts on one page', () => {
  it('a second copy of the smaller script warns', async () => {
    await import('../../src/define-card.js');
    expect(customElements.get('solution-catalogue')).to.equal(undefined);
    const second = '/src/define-card.ts?a-second-copy';
    const [warning = '', ...more] = await warnedOf(() => import(second));
    expect(warning).to.contain('<solution-list> is already defined');
    expect(more).to.deep.equal([]);
  });

  it('come in any order: the first classes stay, and no warning says otherwise', async () => {
    const names = ['solution-card', 'solution-list'];
    const first = names.map((name) => customElements.get(name));
    const warnings = await warnedOf(async () => {
      await import('../../src/define.js');
      const after = '/src/define-card.ts?after-the-other';
      await import(after);
    });
    expect(warnings).to.deep.equal([]);
    expect(names.every((name, at) => customElements.get(name) === first[at])).to.equal(true);
    expect(customElements.get('solution-catalogue')).to.be.a('function');
  });
});
