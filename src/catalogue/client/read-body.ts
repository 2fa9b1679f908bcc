import { CatalogueError } from '../errors.js';
import { worker } from './scheduler.js';

/** A text, and how many bytes it came in. */
export interface Body {
  text: string;
  bytes: number;
}

export interface BodyOptions {
  /** The largest body read, in decoded bytes. It may grow while the body is read. */
  maxBytes: () => number;
  /** Called with what has arrived so far, until it says true; reading waits for it. */
  onText?: ((text: string) => Promise<boolean>) | undefined;
}

/**
 * Reads a body as UTF-8, and no more of it than allowed.
 * @throws {CatalogueError} of kind `too-large`; the rest of the body is not even received then
 */
export async function readBody(response: Response, { maxBytes, onText }: BodyOptions): Promise<Body> {
  const check = (bytes: number): void => {
    if (bytes > maxBytes())
      throw new CatalogueError('too-large', `${response.url} is larger than ${maxBytes()} bytes.`);
  };
  // What a page has put in the place of fetch may know no streams.
  const reader = (response.body as Response['body'] | undefined)?.getReader();
  if (!reader) {
    const text = await response.text();
    const bytes = byteLength(text);
    check(bytes);
    return { text, bytes };
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  let isHeard = false;
  const rest = worker();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode(), bytes };
      bytes += value.byteLength;
      check(bytes);
      text += decoder.decode(value, { stream: true });
      isHeard ||= (await onText?.(text)) ?? true;
      // What is there already comes without a pause.
      await rest();
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** The size of a text in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
