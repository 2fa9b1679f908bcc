import { expect } from '@open-wc/testing';
import { realEnvironment } from '../src/environment.js';

describe('waiting for a frame to be painted', () => {
  const { requestAnimationFrame } = globalThis;

  afterEach(() => {
    globalThis.requestAnimationFrame = requestAnimationFrame;
  });

  it('takes no longer than a tenth of a second in the background, where none is', async () => {
    globalThis.requestAnimationFrame = () => 0;
    const begun = performance.now();
    await realEnvironment.painted();
    expect(performance.now() - begun).to.be.at.least(95);
  });

  it('ends at once in Node, which has no frames', async () => {
    Reflect.deleteProperty(globalThis, 'requestAnimationFrame');
    let isOver = false;
    void realEnvironment.painted().then(() => (isOver = true));
    await Promise.resolve();
    await Promise.resolve();
    expect(isOver).to.equal(true);
  });
});
