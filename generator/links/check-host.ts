import pMap from 'p-map';
import { parseCatalogue } from '../../src/catalogue/parse.js';
import { INTEGRITY_PATH, integrityOf, lastingScripts } from '../document/published-scripts.js';
import { DOCUMENT_CACHE, FORMS } from '../hosting/header-rules.js';
import { AnswerTooLargeError, MAX_DOCUMENT_BYTES, readText, withDeadline } from '../network.js';

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

interface Asking {
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** How long one answer may take, all of its body with it, in milliseconds. */
  readonly timeout: number;
}

/** What a host answered. The body is read, or the connection is closed, before the time is over. */
interface Answer {
  readonly response: Response;
  /** The body, where it was asked for; undefined when it is larger than what is read. */
  readonly text: string | undefined;
}

type Ask = (headers: Record<string, string>, wantsBody?: boolean) => Promise<Answer>;

/** The origin that requests claim to come from: answers must be readable from any origin. */
const ORIGIN = 'https://embedding.example';

/**
 * Asks a live document for everything that the service contract promises, and the site for the scripts that it lists.
 * @param url of the document
 * @throws {TypeError} when there is no answer at all
 * @throws {DOMException} an `AbortError`, when an answer is not there in time
 */
export async function checkHost(url: string, asking: Asking): Promise<Finding[]> {
  const ask: Ask = (headers, wantsBody = false) =>
    askOnce(url, headers, wantsBody ? MAX_DOCUMENT_BYTES : 0, asking);
  const { response, text } = await ask({}, true);
  return [
    status(response),
    content(text),
    ...headers(response),
    await revalidation(response, ask),
    ...(await encodings(ask)),
    ...(await scripts(url, asking)),
  ];
}

/** How much of a script, or of their list, is read. */
const MAX_SCRIPT_BYTES = 2 * 1024 * 1024;

/** What pages elsewhere name: every script that the site lists must be there, unchanged, and readable from any origin. */
async function scripts(url: string, asking: Asking): Promise<Finding[]> {
  const read = async (path: string): Promise<Answer> =>
    await askOnce(new URL(`../../${path}`, url).href, {}, MAX_SCRIPT_BYTES, asking);
  const list = await read(INTEGRITY_PATH);
  return await pMap(
    list.response.ok ? lastingScripts(list.text) : [],
    async ([name, integrity]) => {
      const { response, text } = await read(`assets/${name}`);
      const faults = [
        !response.ok && `status ${response.status}`,
        response.ok &&
          integrityOf(Buffer.from(text ?? '')) !== integrity &&
          'other bytes than integrity.json says',
        response.headers.get('Access-Control-Allow-Origin') !== '*' && 'no Access-Control-Allow-Origin "*"',
        !/max-age=\d/.test(response.headers.get('Cache-Control') ?? '') && 'no Cache-Control',
      ].filter((fault) => fault !== false);
      return finding(
        `assets/${name}`,
        true,
        faults.length === 0,
        faults.join(', ') || 'as published',
        'Pages elsewhere name it and would show nothing. Build with --keep-from, and publish all of assets/.',
      );
    },
    { concurrency: 4 },
  );
}

async function askOnce(
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

function status({ status: code, url, redirected }: Response): Finding {
  return redirected
    ? finding('status', true, code === 200, `${code} after a redirect to ${url}`, 'Name the address itself.')
    : finding(
        'status',
        true,
        code === 200,
        String(code),
        'The document is not there. Is the folder published?',
      );
}

function content(text: string | undefined): Finding {
  if (text === undefined)
    return finding(
      'document',
      true,
      false,
      `more than ${MAX_DOCUMENT_BYTES} bytes (25 MiB) when it is unpacked`,
      'The element reads no document that is larger, unless its max-bytes says so.',
    );
  try {
    let dropped = 0;
    const { count } = parseCatalogue(text, { onDropped: () => (dropped += 1) });
    return finding(
      'document',
      true,
      dropped === 0,
      dropped === 0 ? `${count} solutions` : `${dropped} of ${count} solutions are not as they should be`,
      'Build it anew.',
    );
  } catch (error) {
    return finding(
      'document',
      true,
      false,
      error instanceof Error ? error.message : String(error),
      'What lies there is no catalogue.',
    );
  }
}

function headers({ headers: given }: Response): Finding[] {
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

async function revalidation(response: Response, ask: Ask): Promise<Finding> {
  const etag = response.headers.get('ETag');
  if (!etag)
    return finding(
      'ETag',
      false,
      false,
      'missing',
      'Send one: without it every reader gets the whole document anew.',
    );
  const { response: again } = await ask({ 'If-None-Match': etag });
  return finding(
    'ETag',
    false,
    again.status === 304,
    `${etag}, and ${again.status} for who has it`,
    'Answer with 304 when If-None-Match names the ETag.',
  );
}

/** Whether the document comes compressed, and caches are told that it does. */
async function encodings(ask: Ask): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { encoding } of FORMS.toReversed()) {
    const { response } = await ask({ 'Accept-Encoding': encoding });
    const got = response.headers.get('Content-Encoding') ?? 'none';
    const varies = /(?:^|,)\s*(?:accept-encoding|\*)\s*(?:,|$)/i.test(response.headers.get('Vary') ?? '');
    findings.push(
      finding(
        `Content-Encoding for ${encoding}`,
        false,
        got === encoding,
        got,
        encoding === 'zstd' ? 'Few hosts can; br and gzip do.' : 'Serve the compressed form, or compress.',
      ),
    );
    if (got !== 'none' || encoding === 'gzip')
      findings.push(
        finding(
          `Vary for ${encoding}`,
          true,
          varies || got === 'none',
          response.headers.get('Vary') ?? 'missing',
          'Send "Accept-Encoding", or caches give compressed answers to those who cannot read them.',
        ),
      );
  }
  return findings;
}

const finding = (
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
