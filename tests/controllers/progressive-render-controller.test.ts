import { expect } from '@open-wc/testing';
import type { ReactiveControllerHost } from 'lit';
import { ProgressiveRenderController } from '../../src/controllers/progressive-render-controller.js';
import { realEnvironment } from '../../src/environment.js';

const TOTAL = 24;
const RESULTS = Array.from({ length: TOTAL }, (_, at) => at);

/** A host that renders what it may, on a processor of any speed: the clock goes on only while it renders. */
class Host implements ReactiveControllerHost {
  readonly updateComplete = Promise.resolve(true);
  /** How many results were fresh, update by update. */
  fresh: number[] = [];
  readonly progress: ProgressiveRenderController;
  #questions = 0;
  #now = 0;

  /** @param cost how long a result takes, in milliseconds */
  constructor(private readonly cost: number) {
    const viewport = { width: innerWidth, height: innerHeight };
    this.progress = new ProgressiveRenderController(
      this,
      Object.create(realEnvironment, {
        elapsed: { value: () => this.#now },
        viewport: { value: viewport },
      }) as typeof realEnvironment,
    );
  }

  /** A new answer comes while so many results are there. */
  answer(present: number): void {
    this.progress.limit(RESULTS.slice(0, present));
    this.#questions += 1;
    this.progress.show(`question ${this.#questions}`, TOTAL, TOTAL, 'cards');
    this.requestUpdate();
  }
  requestUpdate(): void {
    const { fresh } = this.progress;
    this.fresh.push(fresh);
    this.progress.limit(RESULTS);
    this.#now += this.cost * Math.min(fresh, TOTAL);
    this.progress.hostUpdated();
  }
  addController(): void {
    // The controller is called by hand here.
  }
  removeController(): void {
    // Nobody does.
  }
}

describe('progressive rendering', () => {
  it('fills the screen first, and the rest when that is painted', async () => {
    const host = new Host(0.1);
    host.answer(TOTAL);
    await host.progress.complete;
    expect(host.fresh).to.have.length(2);
    expect(host.fresh[0]).to.be.within(2, 12);
    expect(host.fresh[1]).to.equal(Infinity);
    expect(host.progress.isSlow).to.equal(false);
  });

  it('fills in pieces, from the top, where the processor is slow', async () => {
    const host = new Host(10);
    host.answer(TOTAL);
    await host.progress.complete;
    expect(host.progress.isSlow).to.equal(true);
    host.fresh = [];
    host.answer(TOTAL);
    await host.progress.complete;
    expect(host.fresh[0]).to.equal(2);
    expect(host.fresh.at(-1)).to.equal(Infinity);
    expect(host.fresh.length).to.be.greaterThan(3);
    expect(host.fresh).to.deep.equal([...host.fresh].sort((a, b) => a - b));
  });

  it('lets go of the pieces of an older answer', async () => {
    const host = new Host(10);
    host.answer(TOTAL);
    await host.progress.complete;
    host.answer(TOTAL);
    const older = host.progress.complete;
    host.fresh = [];
    host.answer(TOTAL);
    await older;
    await host.progress.complete;
    expect(host.fresh.filter((count) => count === 2)).to.have.length(1);
    expect(host.fresh.filter((count) => count === Infinity)).to.have.length(1);
  });

  it('makes all that is missing at once, so that the page grows but once', async () => {
    const host = new Host(10);
    host.answer(TOTAL);
    await host.progress.complete;
    host.fresh = [];
    host.answer(0);
    await host.progress.complete;
    expect(host.fresh).to.deep.equal([2, Infinity]);
  });
});
