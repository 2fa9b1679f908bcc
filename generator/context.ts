import type { Lookup } from './links/guarded-fetch.js';
import type { Ask } from './terminal.js';

/** Where a command writes to. */
export interface OutputStream {
  write(text: string): void;
  /** Whether a person reads along. */
  readonly isTerminal: boolean;
  /** Whether colours are wanted. */
  readonly hasColors: boolean;
}

/** The world outside, as far as commands may touch it. `cli.ts` passes the real one, tests their own. */
export interface Context {
  /** The folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The clock. */
  readonly now: () => Date;
  /** The network. */
  readonly fetch: typeof globalThis.fetch;
  /** How names of hosts become addresses; the system's way when not given. */
  readonly lookup?: Lookup | undefined;
  /** Asks the person at the terminal; undefined when there is none. */
  readonly ask?: Ask | undefined;
  /** Results. */
  readonly stdout: OutputStream;
  /** Progress and messages. */
  readonly stderr: OutputStream;
  /** Ends the commands that run until they are stopped: `serve` and `dev`. */
  readonly stopped: AbortSignal;
}
