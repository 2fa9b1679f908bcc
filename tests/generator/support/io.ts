import { join } from 'node:path';
import type { Context, OutputStream } from '../../../generator/context.js';
import { run } from '../../../generator/run.js';
import type { ExitCode } from '../../../generator/errors.js';

/** The command line as it is shipped, for what only a process of its own can show: it starts in a third of the time. */
export const BUILT_CLI = join(import.meta.dirname, '../../../dist/generator/cli.js');

/** The network, as far as tests may go: this machine. */
export const localFetch: typeof fetch = async (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  if (hostname !== '127.0.0.1') throw new TypeError('fetch failed', { cause: { code: 'ENETUNREACH' } });
  return await fetch(input, init);
};

/** The day on which all tests run. */
export const NOW = new Date('2026-11-21T10:00:00.000Z');

/** An `Context` that keeps what is written to it. */
export interface TestIo extends Context {
  out(): string;
  err(): string;
  stop(): void;
}

export interface TestIoOptions {
  readonly cwd?: string;
  readonly env?: Context['env'];
  readonly now?: () => Date;
  readonly isTerminal?: boolean;
  readonly hasColors?: boolean;
  readonly lookup?: Context['lookup'];
  readonly ask?: Context['ask'];
}

export function testIo(options: TestIoOptions = {}): TestIo {
  const {
    cwd = '/',
    env = {},
    now = () => NOW,
    isTerminal = false,
    hasColors = false,
    lookup,
    ask,
  } = options;
  const controller = new AbortController();
  const written = { out: '', err: '' };
  const stream = (name: 'out' | 'err'): OutputStream => ({
    write: (text) => {
      written[name] += text;
    },
    isTerminal,
    hasColors,
  });
  return {
    cwd,
    env,
    now,
    fetch: localFetch,
    lookup,
    ask,
    stdout: stream('out'),
    stderr: stream('err'),
    stopped: controller.signal,
    out: () => written.out,
    err: () => written.err,
    stop: () => {
      controller.abort();
    },
  };
}

/** Runs the command line to its end. */
export async function runCli(
  argv: readonly string[],
  options?: TestIoOptions,
): Promise<{ code: ExitCode; out: string; err: string }> {
  const io = testIo(options);
  const code = await run(argv, io);
  return { code, out: io.out(), err: io.err() };
}

/** Starts a command that runs until it is stopped, and waits for the address that it prints. */
export async function startCli(argv: readonly string[], options?: TestIoOptions) {
  const io = testIo(options);
  const ended = run(argv, io);
  const url = await Promise.race([
    until(() => /http:\/\/\S+/.exec(io.out())?.[0]),
    ended.then((code) => Promise.reject(new Error(`ended with ${code}: ${io.err()}`))),
  ]);
  return {
    url,
    io,
    stop: async () => {
      io.stop();
      return await ended;
    },
  };
}

/** Asks until there is an answer. */
export async function until<T>(ask: () => T | undefined, limit = 60_000): Promise<T> {
  const begin = performance.now();
  for (;;) {
    const answer = ask();
    if (answer !== undefined) return answer;
    if (performance.now() - begin > limit) throw new Error('It never happened.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
