import { clearStored, patience } from './storage.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** How far the clock of the page is ahead of the machine's, in milliseconds. */
export const clock = { ahead: 0 };

/**
 * For the tests of the `describe` that calls it: each finds nothing stored, since what earlier tests stored would count
 * among the documents that are kept, and a clock that goes right until it moves `clock`. The client waits for the storage
 * however long that takes.
 */
export function startAfresh(): void {
  const { now } = Date;
  before(() => {
    patience.hold();
    Date.now = () => now() + clock.ahead;
  });
  beforeEach(async () => {
    clock.ahead = 0;
    await clearStored();
  });
  after(() => {
    Date.now = now;
    patience.release();
  });
}
