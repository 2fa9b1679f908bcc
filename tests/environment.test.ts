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

describe('what is kept for the visit', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')!;

  afterEach(() => {
    Object.defineProperty(globalThis, 'sessionStorage', real);
  });

  it('is there again, and nowhere else; without storage it is empty, and nothing is thrown', () => {
    expect(realEnvironment.recall('a-key')).to.equal('');
    realEnvironment.keep('a-key', 'a text');
    expect(realEnvironment.recall('a-key')).to.equal('a text');
    sessionStorage.removeItem('a-key');
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    realEnvironment.keep('a-key', 'a text');
    expect(realEnvironment.recall('a-key')).to.equal('');
  });
});
