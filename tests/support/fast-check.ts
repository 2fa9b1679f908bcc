/**
 * fast-check with one seed, so that a change fails for what it changes. `FUZZ_SEED=$RANDOM npm test` looks elsewhere;
 * what it finds becomes a test of its own.
 */
import fc from 'fast-check';

/** What the environment says, or in a page tests/web-test-runner.config.mjs. */
const { FUZZ_SEED, LONG, process } = globalThis as {
  FUZZ_SEED?: number;
  LONG?: boolean;
  process?: { env: Record<string, string | undefined> };
};
fc.configureGlobal({ seed: FUZZ_SEED ?? Number(process?.env.FUZZ_SEED ?? 20261121) });

const isLong = LONG ?? Boolean(process?.env.LONG);

/** How often something random is tried: so often in the long steps, a fifth of it in `npm test`. */
export const runs = (most: number): number => (isLong ? most : Math.ceil(most / 5));

export default fc;
