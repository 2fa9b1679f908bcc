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
  it('each defines what the other has not, and no warning says otherwise', async () => {
    const warnings = await warnedOf(async () => {
      await import('../../src/define-card.js');
      expect(customElements.get('solution-catalogue')).to.equal(undefined);
      const first = customElements.get('solution-card');
      await import('../../src/define.js');
      expect(customElements.get('solution-card') === first, 'the first card stays').to.equal(true);
    });
    expect(warnings).to.deep.equal([]);
    for (const name of ['solution-catalogue', 'solution-card', 'solution-list'])
      expect(customElements.get(name), name).to.be.a('function');
  });

  it('a second copy of the smaller script warns', async () => {
    const second = '/src/define-card.ts?a-second-copy';
    const [warning = '', ...more] = await warnedOf(() => import(second));
    expect(warning).to.contain('<solution-list> is already defined');
    expect(more).to.deep.equal([]);
  });
});
