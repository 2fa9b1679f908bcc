import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolutionCatalogue } from '../../src/element/solution-catalogue.js';
import { expectAccessible } from '../support/axe.js';
import { aCatalogue, aSolution } from '../support/catalogue.js';
import { names, part, parts, show, textOf } from '../support/element.js';

const CATALOGUE = aCatalogue([
  aSolution('Easy', { complexity: 1, maintenance: 2, maturity: 5, deployment: ['linux'] }),
  aSolution('Hosted', { tags: ['slack-alternative', 'hosted-offer'], complexity: 6, maturity: 9 }),
  aSolution('Large', { deployment: ['kubernetes'], complexity: 9, maturity: 10 }),
  aSolution('Other', { tags: ['dropbox-alternative'], complexity: 5 }),
]);

const guide = (element: Element) => element.shadowRoot!.querySelector<HTMLDialogElement>('#guide')!;
const status = (element: Element) => textOf(guide(element).querySelector('[role="status"]'));
const answers = (element: Element, question: string) =>
  [...guide(element).querySelectorAll(`[aria-label="${question}"] button`)].map(textOf);
const focused = ({ shadowRoot }: Element) => shadowRoot?.activeElement?.getAttribute('part');

async function open(element: SolutionCatalogue): Promise<void> {
  part(element, 'guide-open').click();
  await element.updateComplete;
}

async function answer(element: SolutionCatalogue, ...labels: string[]): Promise<void> {
  for (const label of labels) {
    [...guide(element).querySelectorAll<HTMLElement>('[part="tile"]')]
      .find((button) => textOf(button).startsWith(label))
      ?.click();
    await element.updateComplete;
  }
}

async function press(element: SolutionCatalogue, ...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
  await element.updateComplete;
}

describe('the guide', () => {
  it('asks three questions, counts with every answer, and ends in the best of them side by side', async () => {
    const element = await show(CATALOGUE);
    await open(element);
    expect(guide(element).matches(':modal')).to.equal(true);
    const questions = [...guide(element).querySelectorAll('[role="toolbar"]')];
    expect(questions.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'What do you want to replace?',
      'Who will run it?',
      'What matters most?',
    ]);
    expect(status(element)).to.equal('4 of 4 solutions');
    await expectAccessible(element);
    await answer(element, 'Slack');
    expect(status(element)).to.equal('3 of 4 solutions');
    await answer(element, 'Our IT', 'Maturity');
    expect(status(element)).to.equal('2 of 4 solutions');
    expect(
      [...guide(element).querySelectorAll('[aria-pressed="true"]')].map(textOf),
      'what was answered',
    ).to.deep.equal(['Slack 3', 'Our IT 2', 'Maturity']);
    expect(textOf(part(element, 'guide-end'))).to.equal('Compare the best 2');
    part(element, 'guide-end').click();
    await element.updateComplete;
    expect(element.sort).to.equal('fit');
    expect(names(element)).to.have.members(['Hosted', 'Large']);
    expect(parts(element, 'chip').length, 'what was asked for, to let go of').to.be.greaterThan(1);
    expect(part<HTMLDialogElement>(element, 'comparison').open).to.equal(true);
    await press(element, 'Escape');
    expect(focused(element), 'the focus is not lost').to.equal('compare-open');
    expect(parts(element, 'fit'), 'what weighs how much').to.have.length(1);
    expect(parts(element, 'reasons').length, 'why it fits').to.be.greaterThan(0);
  });

  it('is closed at its end where nothing was filtered and its button stays', async () => {
    const element = await show(CATALOGUE);
    await open(element);
    await answer(element, 'Maturity');
    const closed = new Promise((resolve) => {
      guide(element).addEventListener('close', resolve);
    });
    part(element, 'guide-end').click();
    await closed;
    await element.updateComplete;
    expect(guide(element).open).to.equal(false);
    expect(part<HTMLDialogElement>(element, 'comparison').open).to.equal(true);
    await press(element, 'Escape');
    await open(element);
    expect(guide(element).matches(':modal')).to.equal(true);
  });

  it('lets every answer out, and lets one go that is pressed again', async () => {
    const element = await show(CATALOGUE);
    await open(element);
    await answer(element, 'I will');
    expect(status(element), 'what asks for moderate effort at most').to.equal('2 of 4 solutions');
    await answer(element, 'I will', 'A provider');
    expect(textOf(part(element, 'guide-end')), 'nothing to compare with').to.equal('Show 1 solution');
    expect(status(element)).to.equal('1 of 4 solutions');
    await answer(element, 'A provider');
    expect(status(element)).to.equal('4 of 4 solutions');
    await answer(element, 'Dropbox');
    expect(answers(element, 'Who will run it?'), 'what each finds, before it is pressed').to.deep.equal([
      'Nobody 0',
      'I will 1',
      'Our IT 1',
      'A provider 0',
    ]);
    await answer(element, 'A provider');
    expect(status(element)).to.equal('0 of 4 solutions');
    expect(parts(element, 'guide-end')).to.have.length(0);
  });

  it('is worked by keys: a question is one Tab stop, arrow keys go through its answers', async () => {
    const element = await show(CATALOGUE);
    part(element, 'guide-open').focus();
    await press(element, 'Enter');
    expect(focused(element)).to.equal('close');
    await press(element, 'Tab', 'Tab', 'ArrowRight', 'ArrowRight', ' ');
    expect(textOf(element.shadowRoot?.activeElement)).to.equal('Our IT 3');
    expect(status(element)).to.equal('3 of 4 solutions');
    await press(element, 'Tab', 'Tab', 'Enter');
    expect(part<HTMLDialogElement>(element, 'comparison').open).to.equal(true);
  });

  it('changes nothing when it is closed, and gives the focus back', async () => {
    const element = await show(CATALOGUE);
    part(element, 'guide-open').focus();
    await press(element, 'Enter');
    await answer(element, 'Slack');
    await press(element, 'Escape');
    expect(guide(element).open).to.equal(false);
    expect(focused(element)).to.equal('guide-open');
    expect(names(element)).to.have.length(4);
    await press(element, 'Enter');
    expect(status(element), 'what was answered is still there').to.equal('3 of 4 solutions');
  });

  it('goes with the tiles as soon as something is asked', async () => {
    const element = await show(CATALOGUE);
    part(element, 'search-input').focus();
    await sendKeys({ type: 'hosted' });
    await element.updateComplete;
    expect(parts(element, 'guide-open')).to.have.length(0);
  });

  for (const attributes of [
    'guide="off"',
    'browse="off"',
    'controls="search"',
    'alternative-to="slack"',
    'max-complexity="6"',
  ])
    it(`is not there with ${attributes}`, async () => {
      const element = await show(CATALOGUE, attributes);
      expect(parts(element, 'guide-open')).to.have.length(0);
      expect(parts(element, 'guide')).to.have.length(0);
    });
});
