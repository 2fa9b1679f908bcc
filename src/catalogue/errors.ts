// The error that a catalogue could not be had, with its kinds.

/** What went wrong on the way from a URL to a checked catalogue. */
export type CatalogueErrorKind =
  | 'network'
  | 'http'
  | 'timeout'
  | 'too-large'
  | 'parse'
  | 'schema'
  | 'version';

export interface CatalogueErrorOptions extends ErrorOptions {
  /** The HTTP status, where the server answered. */
  status?: number;
  /** How long the server asks to wait before the next request, in milliseconds. */
  retryAfter?: number | undefined;
}

/**
 * A catalogue could not be had. `kind` says why in a word that programs can rely on; `message` is English and meant
 * for developers: the element words its own messages in the reader's language.
 */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly kind: CatalogueErrorKind;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    kind: CatalogueErrorKind,
    message: string,
    { status, retryAfter, ...options }: CatalogueErrorOptions = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** What was thrown, as such an error: it stays what it is, or becomes the cause of a new one. */
export const toCatalogueError = (cause: unknown, kind: CatalogueErrorKind, what = ''): CatalogueError =>
  cause instanceof CatalogueError ? cause : new CatalogueError(kind, what + String(cause), { cause });
