import { isDeepStrictEqual } from 'node:util';
import pMap from 'p-map';
import { parseCatalogue } from '../../src/catalogue/parse.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import { slug } from '../../src/catalogue/addresses.js';
import { INTEGRITY_PATH, integrityOf, lastingScripts } from '../document/published.js';
import { FORMS } from '../hosting/header-rules.js';
import { MAX_DOCUMENT_BYTES } from '../network.js';
import { SLICES } from '../output-file.js';
import { counted } from '../terminal.js';
import { type Answer, type Asking, askOnce, finding, type Finding, headerFindings } from './host-answer.js';

type Ask = (headers: Record<string, string>, wantsBody?: boolean) => Promise<Answer>;

/**
 * Asks a live document for everything that the service contract promises, and the site for a slice of it and for the scripts
 * that it lists.
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
    ...headerFindings(response),
    await revalidation(response, ask),
    ...(await encodings(ask)),
    await checkNothing(url, asking),
    ...(await checkSlice(url, text, asking)),
    ...(await checkScripts(url, asking)),
  ];
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
      dropped === 0
        ? counted(count, 'solution')
        : `${dropped} of ${counted(count, 'solution')} not as they should be`,
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

/** An address at which nothing is. */
const NOWHERE = 'nothing-is-here/';

/** Whether a page that is not there is said not to be there: some hosts send the first page instead, as if it were. */
async function checkNothing(url: string, asking: Asking): Promise<Finding> {
  const { response } = await askOnce(new URL(`../../${NOWHERE}`, url).href, {}, 0, asking);
  return finding(
    NOWHERE,
    false,
    response.status === 404,
    String(response.status),
    'Answer with status 404, and with 404.html as the page: search engines would list every mistyped address.',
  );
}

/** How many scripts are asked for at the same time. */
const SCRIPTS_AT_ONCE = 4;

/** How much of a script, or of their list, is read. */
const MAX_SCRIPT_BYTES = 2 * 1024 * 1024;

/** What pages elsewhere name: every script that the site lists must be there, unchanged, and readable from any origin. */
async function checkScripts(url: string, asking: Asking): Promise<Finding[]> {
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
      ];
      return faultlessness(
        `assets/${name}`,
        faults,
        'as published',
        'Pages elsewhere name it and would show nothing. Build with --keep-from, and publish all of assets/.',
      );
    },
    { concurrency: SCRIPTS_AT_ONCE },
  );
}

/**
 * Whether one slice, that of the first solution, is what embeds elsewhere may name: a document that says the same of it,
 * with the same headers. A site that publishes the document alone has none.
 */
async function checkSlice(url: string, text: string | undefined, asking: Asking): Promise<Finding[]> {
  const whole = readCatalogue(text);
  const first = whole?.solutions[0];
  if (first === undefined) return [];
  const { name } = first;
  const path = `${SLICES}solutions/${slug(name)}.json`;
  const answer = await askOnce(new URL(`../../${path}`, url).href, {}, MAX_DOCUMENT_BYTES, asking);
  if (answer.response.status === 404)
    return [finding(path, false, false, 'missing', 'Embeds of a list or a card load the whole document.')];
  const part = readCatalogue(answer.text);
  const faults = [
    !answer.response.ok && `status ${answer.response.status}`,
    part?.solutions.map((solution) => solution.name).join() !== name && `no document with ${name} alone`,
    part?.solutions[0]?.name === name &&
      !isDeepStrictEqual(part.solutions[0], first) &&
      `of ${part.generatedAt}, unlike the document of ${whole?.generatedAt ?? ''}`,
    ...headerFindings(answer.response)
      .filter(({ isRequired, isMet }) => isRequired && !isMet)
      .map((header) => `${header.name}: ${header.found}`),
  ];
  return [
    faultlessness(
      path,
      faults,
      'as the document',
      'Embeds elsewhere load it. Publish all of the folder, and send the headers of the document with it.',
    ),
  ];
}

/** @param faults what is wrong with a file, where something is */
function faultlessness(
  name: string,
  faults: readonly (string | false | undefined)[],
  faultless: string,
  advice: string,
): Finding {
  const found = faults.filter(Boolean);
  return finding(name, true, found.length === 0, found.join(', ') || faultless, advice);
}

function readCatalogue(text: string | undefined): Catalogue | undefined {
  try {
    return parseCatalogue(text ?? '');
  } catch {
    return undefined;
  }
}
