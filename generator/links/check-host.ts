import { parseCatalogue } from '../../src/catalogue/parse.js';
import { FORMS } from '../hosting/header-rules.js';
import { MAX_DOCUMENT_BYTES } from '../network.js';
import { checkScripts, checkSlice } from './check-embeds.js';
import { type Answer, type Asking, askOnce, finding, type Finding, headerFindings } from './host-answer.js';
import { counted } from '../terminal.js';

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
