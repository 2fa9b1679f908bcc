import { expect } from '@open-wc/testing';
import type { ReactiveControllerHost } from 'lit';
import { Painter } from '../../src/controllers/painter.js';

const TOTAL = 24;
const now = performance.now.bind(performance);

/** A host that renders what the painter allows, on a processor of any speed. */
class Host implements ReactiveControllerHost {
  readonly updateComplete = Promise.resolve(true);
  readonly painter = new Painter(this);
  /** How many results were fresh, update by update. */
  fresh: number[] = [];
  /** How long a result takes, in milliseconds. */
  constructor(private readonly cost: number) {}

  /** A new answer comes while so many results are there. */
  answer(present: number): void {
    this.painter.begin(present, 'cards');
    this.requestUpdate();
  }
  requestUpdate(): void {
    const { fresh } = this.painter;
    this.fresh.push(fresh);
    const end = performance.now() + this.cost * Math.min(fresh, TOTAL);
    performance.now = () => end;
    this.painter.finish(TOTAL);
    performance.now = now;
  }
  addController(): void {
    // The painter needs only what is called here.
  }
  removeController(): void {
    // Nobody does.
  }
}

describe('the painter', () => {
  it('fills the screen first, and the rest two frames later', async () => {
    const host = new Host(0.1);
    host.answer(TOTAL);
    await host.painter.complete;
    expect(host.fresh).to.have.length(2);
    expect(host.fresh[0]).to.be.within(2, 12);
    expect(host.fresh[1]).to.equal(Infinity);
    expect(host.painter.isSlow).to.equal(false);
  });

  it('fills in pieces, from the top, where the processor is slow', async () => {
    const host = new Host(10);
    host.answer(TOTAL);
    await host.painter.complete;
    expect(host.painter.isSlow).to.equal(true);
    host.fresh = [];
    host.answer(TOTAL);
    await host.painter.complete;
    expect(host.fresh[0]).to.equal(2);
    expect(host.fresh.at(-1)).to.equal(Infinity);
    expect(host.fresh.length).to.be.greaterThan(3);
    expect(host.fresh).to.deep.equal([...host.fresh].sort((a, b) => a - b));
  });

  it('lets go of the pieces of an older answer', async () => {
    const host = new Host(10);
    host.answer(TOTAL);
    await host.painter.complete;
    host.answer(TOTAL);
    const older = host.painter.complete;
    host.fresh = [];
    host.answer(TOTAL);
    await older;
    await host.painter.complete;
    expect(host.fresh.filter((count) => count === 2)).to.have.length(1);
    expect(host.fresh.filter((count) => count === Infinity)).to.have.length(1);
  });

  it('makes all that is missing at once, so that the page grows but once', async () => {
    const host = new Host(10);
    host.answer(TOTAL);
    await host.painter.complete;
    host.fresh = [];
    host.answer(0);
    await host.painter.complete;
    expect(host.fresh).to.deep.equal([2, Infinity]);
  });
});
