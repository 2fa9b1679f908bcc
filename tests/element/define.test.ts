import { expect } from '@open-wc/testing';
import { SolutionCatalogue } from '../../src/define.js';

describe('defining the element', () => {
  it('comes with those for articles', () => {
    for (const name of ['solution-catalogue', 'solution-card', 'solution-list'])
      expect(customElements.get(name), name).to.be.a('function');
  });

  it('happens once: a second copy on the page warns and leaves the first one alone', async () => {
    const warnings: unknown[][] = [];
    const { warn } = console;
    console.warn = (...parts: unknown[]) => warnings.push(parts);
    try {
      const second = '/src/define.ts?a-second-copy';
      await import(second);
    } finally {
      console.warn = warn;
    }
    expect(warnings).to.have.length(1);
    expect(String(warnings[0])).to.contain('<solution-catalogue> is already defined');
    expect(customElements.get('solution-catalogue') === SolutionCatalogue).to.equal(true);
  });

  it('is left to the page by the entry without definitions', async () => {
    const { SolutionCatalogue: sameClass } = await import('../../src/index.js');
    expect(sameClass === SolutionCatalogue).to.equal(true);
  });
});
