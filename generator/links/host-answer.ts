// Asks a live host once, and judges the headers of its answer.
import { DOCUMENT_CACHE } from '../hosting/header-rules.js';
import { AnswerTooLargeError, readText, withDeadline } from '../network.js';

/** One thing that the contract or this package asks of a host. */
export interface Finding {
  /** What was looked at. */
  readonly name: string;
  /** Whether the contract asks for it, or it only makes things better. */
  readonly isRequired: boolean;
  readonly isMet: boolean;
  /** What was found, in words. */
  readonly found: string;
  /** What it should be, and what to do about it; empty where it is met. */
  readonly advice: string;
}

/** How a host is asked. */
export interface Asking {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** How long one answer may take, all of its body with it, in milliseconds. */
  readonly timeout: number;
}

/** What a host answered. The body is read, or the connection is closed, before the time is over. */
export interface Answer {
  readonly response: Response;
  /** The body, where it was asked for; undefined when it is larger than what is read. */
  readonly text: string | undefined;
}

/** The origin that requests claim to come from: answers must be readable from any origin. */
const ORIGIN = 'https://embedding.example';

/**
 * Asks a host once.
 * @param maxBytes the most that is read of the body; 0 for none of it
 * @throws {TypeError} when there is no answer at all
 * @throws {DOMException} an `AbortError`, when an answer is not there in time
 */
export async function askOnce(
  url: string,
  headers: Record<string, string>,
  maxBytes: number,
  { fetch, signal, timeout }: Asking,
): Promise<Answer> {
  const deadline = withDeadline(signal, timeout);
  try {
    const response = await fetch(url, {
      headers: { 'Accept-Encoding': 'identity', Origin: ORIGIN, ...headers },
      signal: deadline.signal,
    });
    if (maxBytes > 0) return { response, text: await readBody(response, maxBytes) };
    await response.body?.cancel();
    return { response, text: undefined };
  } finally {
    deadline.clear();
  }
}

async function readBody(response: Response, maxBytes: number): Promise<string | undefined> {
  try {
    return await readText(response, maxBytes);
  } catch (error) {
    if (error instanceof AnswerTooLargeError) return undefined;
    throw error;
  }
}

/** The headers that the contract asks for with the document, and those that make things better. */
export function headerFindings({ headers: given }: Response): Finding[] {
  const value = (name: string) => given.get(name) ?? '';
  const exact = (name: string, expected: string, isRequired = true) =>
    finding(name, isRequired, value(name) === expected, value(name) || 'missing', `Send "${expected}".`);
  const directives = directivesOf(value('Cache-Control'));
  const cache = directivesOf(DOCUMENT_CACHE);
  const missing = [...cache].filter(([name, seconds]) => directives.get(name) !== seconds);
  const more = [...directives.keys()].filter((name) => !cache.has(name));
  const exposed = value('Access-Control-Expose-Headers').toLowerCase();
  return [
    finding(
      'Content-Type',
      true,
      /^application\/json(?:\s*;\s*charset="?utf-8"?)?$/i.test(value('Content-Type')),
      value('Content-Type') || 'missing',
      'Send "application/json; charset=utf-8".',
    ),
    finding(
      'Cache-Control',
      true,
      missing.length === 0 && more.length === 0,
      value('Cache-Control') || 'missing',
      `Send "${DOCUMENT_CACHE}".${
        missing.length === 1 && missing[0]?.[0] === 's-maxage'
          ? ' This host may consume s-maxage itself, as Vercel does; see hosting.md.'
          : ''
      }`,
    ),
    exact('Access-Control-Allow-Origin', '*'),
    finding(
      'Access-Control-Expose-Headers',
      false,
      exposed === '*' || ['etag', 'retry-after'].every((name) => exposed.split(/\s*,\s*/).includes(name)),
      value('Access-Control-Expose-Headers') || 'missing',
      'Send "ETag, Retry-After", so that pages of other origins can revalidate.',
    ),
    exact('X-Content-Type-Options', 'nosniff', false),
    finding(
      'Set-Cookie',
      true,
      !given.has('Set-Cookie'),
      given.has('Set-Cookie') ? 'there is one' : 'none',
      'The service sets no cookies: shared caches would not keep the answer.',
    ),
  ];
}

/** @param advice what to do where it is not met */
export const finding = (
  name: string,
  isRequired: boolean,
  isMet: boolean,
  found: string,
  advice: string,
): Finding => ({ name, isRequired, isMet, found, advice: isMet ? '' : advice });

function directivesOf(header: string): Map<string, string> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name, value.replaceAll('"', '')];
      }),
  );
}
