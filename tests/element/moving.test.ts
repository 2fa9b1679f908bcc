import { expect } from '@open-wc/testing';
import { emulateMedia, sendMouse } from '@web/test-runner-commands';
import { SIX } from '../support/catalogue.js';
import { part, parts, show, textOf } from '../support/element.js';
import { until } from '../support/until.js';

/** What fades now, in the element and in the page around it. */
const fading = (element: Element) => {
  const of = (root: Document | ShadowRoot | null) =>
    root
      ?.getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-transition'));
  return { here: of(element.shadowRoot)?.length ?? 0, page: of(document)?.length ?? 0 };
};

describe('movement', () => {
  const hasMovement = 'startViewTransition' in Element.prototype;

  it('is shown when details open and the layout changes, where the browser can; the page has no part in it', async () => {
    const element = await show(SIX);
    let calls = 0;
    document.startViewTransition = () => {
      calls += 1;
      throw new Error('The page would stand still.');
    };
    parts(element, 'details-toggle')[0]!.click();
    await element.updateComplete;
    expect(parts(element, 'details'), 'nothing waits for it').to.have.length(1);
    if (hasMovement) await until('it fades', () => fading(element).here > 0);
    part<HTMLInputElement>(element, 'layout').querySelectorAll('input')[2]!.click();
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('[part="results"] tbody tr')).to.have.length(6);
    expect(calls).to.equal(0);
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  (hasMovement ? it : it.skip)('takes no click away: it ends when the pointer moves on', async () => {
    const element = await show(SIX);
    const [first, second] = parts(element, 'details-toggle').map((button): [number, number] => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    });
    await sendMouse({ type: 'click', position: first! });
    await sendMouse({ type: 'click', position: second! });
    await until('both are open', () => parts(element, 'details').length === 2);
  });

  // A browser that cannot be told what its reader prefers does not have this movement either.
  (hasMovement ? it : it.skip)('is not shown to those who want none', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await show(SIX);
    const asked: string[] = [];
    const main = element.shadowRoot!.querySelector('.main')!;
    Object.assign(main, { startViewTransition: () => asked.push('asked') });
    parts(element, 'details-toggle')[0]!.click();
    await element.updateComplete;
    expect(parts(element, 'details')).to.have.length(1);
    expect(asked).to.deep.equal([]);
    part<HTMLInputElement>(element, 'compare').click();
    await element.updateComplete;
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect(textOf(part(element, 'status'))).to.equal('6 solutions');
  });
});
