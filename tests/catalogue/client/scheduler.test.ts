import { expect } from '@open-wc/testing';
import { createYielder, runInSlices } from '../../../src/catalogue/client/scheduler.js';
import { realEnvironment, type Environment } from '../../../src/environment.js';

/** An environment whose clock the test moves. */
function standing() {
  let elapsed = 0;
  const environment: Environment = { ...realEnvironment, elapsed: () => elapsed };
  return { environment, pass: (time: number) => (elapsed += time) };
}

describe('the scheduler', () => {
  it('gives the page a turn after eight milliseconds of work, not before', async () => {
    const { environment, pass } = standing();
    const yieldIfDue = createYielder(environment);
    expect(yieldIfDue()).to.equal(undefined);
    pass(7);
    expect(yieldIfDue()).to.equal(undefined);
    pass(1);
    await yieldIfDue();
    expect(yieldIfDue(), 'a new slice has begun').to.equal(undefined);
  });

  it('ends its work between two steps when it is aborted', async () => {
    const abort = new AbortController();
    const done: number[] = [];
    const steps = function* (): Generator<undefined, string> {
      for (let step = 0; step < 3; step += 1) {
        done.push(step);
        if (step === 1) abort.abort(new Error('enough'));
        yield;
      }
      return 'all';
    };
    const { environment } = standing();
    const error = await runInSlices(steps(), abort.signal, environment).catch((reason: unknown) => reason);
    expect(String(error)).to.equal('Error: enough');
    expect(done).to.deep.equal([0, 1]);
  });
});
