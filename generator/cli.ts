#!/usr/bin/env node
// The process of the command line: the one place that knows its arguments, environment, streams, signals, clock and
// exit code.
import { setMaxListeners } from 'node:events';
import type { OutputStream } from './context.js';
import { networkFetch } from './network.js';
import { run } from './run.js';
import { terminalAsk } from './terminal.js';

const { env } = process;

function toStream(stream: NodeJS.WriteStream): OutputStream {
  const isTerminal = stream.isTTY || false;
  // A closed pipe (`| head`) is not an error.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    write: (text) => void stream.write(text),
    isTerminal: isTerminal && !env.CI,
    hasColors: hasColors(isTerminal),
  };
}

function hasColors(isTerminal: boolean): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTerminal && !env.CI && env.TERM !== 'dumb';
}

/** Whether a person is at the terminal and can answer questions. */
const hasPerson = (): boolean => process.stdin.isTTY && process.stderr.isTTY && !env.CI;

const stop = new AbortController();
// Every request that is under way listens, and Node warns of more than ten.
setMaxListeners(0, stop.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stop.abort();
  });

process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  env,
  now: () => new Date(),
  ask: hasPerson() ? terminalAsk(process.stdin, process.stderr) : undefined,
  fetch: networkFetch(env),
  stdout: toStream(process.stdout),
  stderr: toStream(process.stderr),
  stopped: stop.signal,
});
