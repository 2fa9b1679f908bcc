import { expect } from '@open-wc/testing';
import { expectAccessible } from '../support/axe.js';
import { SIX } from '../support/catalogue.js';
import { names, part, parts, show, textOf } from '../support/element.js';

/** Moves the sliders: setup, maturity, resources, upkeep. */
async function weigh(element: Awaited<ReturnType<typeof show>>, ...weights: number[]): Promise<void> {
  for (const [position, weight] of weights.entries()) {
    const slider = part(element, 'fit').querySelectorAll('input')[position]!;
    slider.value = String(weight);
    slider.dispatchEvent(new Event('input'));
  }
  await element.updateComplete;
}

describe('the order by fit', () => {
  it('asks what matters, and ranks and explains at once', async () => {
    const element = await show(SIX, 'sort="fit"');
    const sliders = [...part(element, 'fit').querySelectorAll('label')];
    expect(sliders.map((slider) => textOf(slider.firstElementChild))).to.deep.equal([
      'Easy setup',
      'Maturity',
      'Low resource usage',
      'Little upkeep',
    ]);
    expect(sliders.map((slider) => slider.querySelector('input')!.ariaValueText)).to.deep.equal(
      Array(4).fill('a little'),
    );

    await weigh(element, 3, 0, 0, 0);
    expect(names(element)[0]).to.equal('Zeta');
    expect(names(element).at(-1)).to.equal('Alpha');
    expect(textOf(part(element, 'reasons'))).to.equal('Easy setup');
    expect(textOf(parts(element, 'reasons').at(-1))).to.equal('Demanding setup');

    await weigh(element, 0, 0, 3, 3);
    expect(names(element)[0], 'the only light one, but it needs much upkeep').not.to.equal('Zeta');
    await weigh(element, 0, 0, 3, 0);
    expect(names(element)[0]).to.equal('Delta');
    expect(sliders[2]!.querySelector('input')!.ariaValueText).to.equal('very much');
    await expectAccessible(element);
  });

  it('is offered in the menu, and explains nothing in other orders', async () => {
    const element = await show(SIX);
    expect(parts(element, 'fit').length + parts(element, 'reasons').length).to.equal(0);
    const menu = part<HTMLSelectElement>(element, 'sort');
    menu.value = 'fit';
    menu.dispatchEvent(new Event('change'));
    await element.updateComplete;
    expect(parts(element, 'fit')).to.have.length(1);
    expect(parts(element, 'reasons').length).to.be.above(0);
  });

  it('keeps its weights to itself where there are no controls', async () => {
    const element = await show(SIX, 'sort="fit" controls="none"');
    expect(parts(element, 'fit')).to.have.length(0);
    expect(parts(element, 'reasons').length).to.be.above(0);
  });
});
