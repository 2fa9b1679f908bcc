/**
 * fast-check with one seed, so that a change fails for what it changes. `FUZZ_SEED=$RANDOM npm test` looks elsewhere;
 * what it finds becomes a test of its own.
 */
import fc from 'fast-check';

/** Where the seed may be: in the page (tests/web-test-runner.config.mjs puts it there) or in the environment. */
const { FUZZ_SEED, process } = globalThis as {
  FUZZ_SEED?: number;
  process?: { env: Record<string, string | undefined> };
};
fc.configureGlobal({ seed: FUZZ_SEED ?? Number(process?.env.FUZZ_SEED ?? 20261121) });

export default fc;
