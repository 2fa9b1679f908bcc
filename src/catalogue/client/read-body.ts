import type { Environment } from '../../environment.js';
import { CatalogueError } from '../errors.js';
import { createYielder } from './scheduler.js';

/** The text of a body, and its size in decoded bytes. */
export interface Body {
  text: string;
  bytes: number;
}

export interface BodyOptions {
  environment: Environment;
  /** The largest body read, in decoded bytes. It is asked for again and again: the limit may grow meanwhile. */
  maxBytes: () => number;
  /** Called whenever more has arrived, with the number of decoded bytes so far. */
  onBytes: (bytes: number) => void;
  /** Called with all that has arrived until now, until it answers true. Reading goes on when it has answered. */
  onText?: ((text: string) => Promise<boolean>) | undefined;
}

/**
 * Reads the body of a response as UTF-8, and no more of it than allowed.
 * @throws {CatalogueError} of kind `too-large`; the rest of the body is not received then
 */
export async function readBody(
  response: Response,
  { environment, maxBytes, onBytes, onText }: BodyOptions,
): Promise<Body> {
  const assertAllowed = (bytes: number): void => {
    if (bytes > maxBytes())
      throw new CatalogueError('too-large', `${response.url} is larger than ${maxBytes()} bytes.`);
  };
  // A page may have put something in the place of fetch whose responses know no streams.
  const reader = (response.body as Response['body'] | undefined)?.getReader();
  if (!reader) {
    const text = await response.text();
    const bytes = byteLength(text);
    assertAllowed(bytes);
    return { text, bytes };
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  let hasSeenEnough = onText === undefined;
  // Chunks that have arrived already come without any pause, however many they are.
  const yieldIfDue = createYielder(environment);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { text: text + decoder.decode(), bytes };
      bytes += value.byteLength;
      onBytes(bytes);
      assertAllowed(bytes);
      text += decoder.decode(value, { stream: true });
      hasSeenEnough ||= (await onText?.(text)) ?? true;
      await yieldIfDue();
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}

/** The size of a text in UTF-8, in bytes. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
