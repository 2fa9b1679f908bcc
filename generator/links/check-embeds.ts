import { isDeepStrictEqual } from 'node:util';
import pMap from 'p-map';
import { parseCatalogue } from '../../src/catalogue/parse.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import { slug } from '../../src/catalogue/slug.js';
import { INTEGRITY_PATH, integrityOf, lastingScripts } from '../document/published-scripts.js';
import { MAX_DOCUMENT_BYTES } from '../network.js';
import { SLICES } from '../output-file.js';
import { type Answer, type Asking, askOnce, type Finding, finding, headerFindings } from './host-answer.js';

/** How much of a script, or of their list, is read. */
const MAX_SCRIPT_BYTES = 2 * 1024 * 1024;

/** What pages elsewhere name: every script that the site lists must be there, unchanged, and readable from any origin. */
export async function checkScripts(url: string, asking: Asking): Promise<Finding[]> {
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
    { concurrency: 4 },
  );
}

/**
 * Whether one slice, that of the first solution, is what embeds elsewhere may name: a document that says the same of it,
 * with the same headers. A site that publishes the document alone has none.
 */
export async function checkSlice(url: string, text: string | undefined, asking: Asking): Promise<Finding[]> {
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
