import { ANNOUNCE_DELAY_MS } from '../../src/controllers/live-region-controller.js';
import { HeldTimers } from './held-timers.js';

const timers = new HeldTimers(ANNOUNCE_DELAY_MS);

/** While the tests of a file run, nothing is announced before they say that its pause has passed. */
export function holdAnnouncements(): void {
  before(() => {
    timers.hold();
  });
  after(() => {
    timers.release();
  });
}

/** The pause after which something is announced has passed. */
export const announce = (): void => {
  timers.pass();
};
