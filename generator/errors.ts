// Errors that a command expects, each with the exit code that it ends with.
import type { Issue } from './sources/source.js';

/** What the command line answers to the shell: the codes that docs/publishing.md lists, and one for our own faults. */
export const EXIT = {
  /** Everything was done. */
  done: 0,
  /** The sources have problems. */
  problems: 1,
  /** Wrong usage: an option, a folder or a port that is not valid. */
  usage: 2,
  /** Refused to publish; the published files are as they were. */
  refused: 3,
  /** A fault of the program itself (`EX_SOFTWARE`). */
  fault: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/**
 * An error that is no fault of the program. It is printed as its message, without a stack trace. The message says what
 * is wrong and what to do about it.
 */
export class ExpectedError extends Error {
  override readonly name: string = 'ExpectedError';

  constructor(
    message: string,
    readonly exitCode: ExitCode,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The command was called with arguments, folders or variables that are not valid. */
export class UsageError extends ExpectedError {
  override readonly name = 'UsageError';

  constructor(message: string, options?: ErrorOptions) {
    super(message, EXIT.usage, options);
  }
}

/** The document is not published; what was published before stays. */
export class RefusedError extends ExpectedError {
  override readonly name = 'RefusedError';

  /** @param issues what was found before, for the report */
  constructor(
    message: string,
    options?: ErrorOptions,
    readonly issues: readonly Issue[] = [],
  ) {
    super(message, EXIT.refused, options);
  }
}

/**
 * The name that could not be looked up, as the system says it, wherever `fetch` hides that; undefined for other errors.
 * It is not always that of the address asked for: it may be the proxy's.
 */
export function unknownHost(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { hostname } = cause as { hostname?: unknown };
    if (systemCode(cause) === 'ENOTFOUND' && typeof hostname === 'string') return hostname;
  }
  return undefined;
}

/** The code that Node gives to errors of the system, such as `ENOENT`; empty for others. */
export function systemCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
