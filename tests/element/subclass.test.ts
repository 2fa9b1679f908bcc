// Pages make elements of their own from the class, as they would from any class of Lit.
import { expect } from '@open-wc/testing';
import { SolutionCatalogue } from '../../src/define.js';

class OwnCatalogue extends SolutionCatalogue {
  static override properties = { greeting: { type: String, reflect: true } };
  declare greeting: string;
  /** How often it was updated for the first time. */
  firstUpdates = 0;

  constructor() {
    super();
    this.greeting = 'hello';
  }

  protected override firstUpdated(): void {
    this.firstUpdates += 1;
  }
}

describe('a subclass', () => {
  it('has its static properties and firstUpdated, beside all that it inherits', async () => {
    customElements.define('own-catalogue', OwnCatalogue);
    const element = new OwnCatalogue();
    document.body.append(element);
    await element.updateComplete;
    expect(element.firstUpdates).to.equal(1);
    expect(element.getAttribute('greeting')).to.equal('hello');
    element.setAttribute('greeting', 'good day');
    element.setAttribute('layout', 'table');
    await element.updateComplete;
    expect([element.greeting, element.layout]).to.deep.equal(['good day', 'table']);
    expect(element.firstUpdates).to.equal(1);
    element.remove();
  });
});
