// What commands may use of the world around them: base folder, environment variables, clock, network, streams,
// questions.
import type { LookupAddress } from 'node:dns';
import type { Ask } from './terminal.js';

/** Where a command writes to. */
export interface OutputStream {
  write(text: string): void;
  /** Whether the stream is a terminal that a person reads. */
  readonly isTerminal: boolean;
  /** Whether colours are wanted. */
  readonly hasColors: boolean;
}

/** Asks for all addresses of a name. Beside an error Node passes no addresses, whatever its own types say. */
export type Lookup = (
  hostname: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses?: LookupAddress[]) => void,
) => void;

/** Everything outside the process that commands may use. `cli.ts` passes the real one, tests pass their own. */
export interface Context {
  /** The folder that relative paths start from. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The clock. */
  readonly now: () => Date;
  /** The network. */
  readonly fetch: typeof globalThis.fetch;
  /** Resolves host names to addresses; the system's resolver when not given. */
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
