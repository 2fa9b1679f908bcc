// Random sequences of what readers and pages do, on the file of the CDN, held against tests/support/model-of-use.mjs. What
// fails is shrunk to the shortest sequence. ELEMENT_SCRIPT=<file> tries another build.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from '../support/fast-check.js';
import { ACTIONS, DOCUMENTS } from '../support/model-of-use-documents.mjs';
import { drive } from './browsers.js';
import type { BrowserName } from '../support/find-browsers.mjs';

const SCRIPT = readFileSync(
  process.env.ELEMENT_SCRIPT ?? new URL('../../dist/cdn/solution-catalogue.js', import.meta.url),
);
const SUPPORT = new URL('../support/', import.meta.url);
const PAGE =
  '<!doctype html><html lang="en"><title>Model of use</title><link rel="icon" href="data:,"><script type="module" src="/element.js"></script>';

/** After this time the shortest sequence so far is told: to look for a shorter one may take longer than a test may. */
const TIME_LIMIT_MS = 250_000;

const action = fc.oneof(
  ...Object.entries(ACTIONS).map(([name, variants]) =>
    fc.tuple(fc.constant(name), fc.nat({ max: variants - 1 })),
  ),
);

/**
 * Tries sequences of actions until one shows something wrong.
 * @param length the most actions of a sequence
 * @throws with the shortest sequence that was found, and what is wrong after it
 */
export async function tryUse(name: BrowserName, sequences: number, length: number): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://page');
    const document = DOCUMENTS[pathname];
    const [type, body] =
      pathname === '/element.js'
        ? ['text/javascript', SCRIPT]
        : pathname.endsWith('.mjs')
          ? ['text/javascript', readFileSync(new URL(`.${pathname}`, SUPPORT))]
          : document
            ? ['application/json', JSON.stringify(document)]
            : ['text/html', PAGE];
    response.setHeader('content-type', `${type};charset=utf-8`).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = await drive(name, { isPrivate: true });
  const tryActions = async (actions: readonly [string, number][]): Promise<void> => {
    await browser.open(address);
    // What an earlier sequence stored would answer the requests of this one.
    const wrong = await browser.run(`
      const { promise, resolve } = Promise.withResolvers();
      const deletion = indexedDB.deleteDatabase('solution-catalogue');
      deletion.onsuccess = deletion.onerror = deletion.onblocked = resolve;
      await promise;
      const { use } = await import('/model-of-use.mjs');
      return await use(${JSON.stringify(actions)});`);
    assert.equal(wrong, '');
  };
  let first = '';
  try {
    await fc.assert(
      // From none on, so that what stands behind the action that fails is left out as well.
      fc.asyncProperty(fc.array(action, { maxLength: length, size: 'max' }), async (actions) => {
        try {
          await tryActions(actions);
        } catch (error) {
          first ||= `${JSON.stringify(actions)} ${String(error)}`;
          throw error;
        }
      }),
      {
        numRuns: sequences,
        plugins: [fc.interruptAfterTimeLimit(TIME_LIMIT_MS, { failOnInterrupt: true })],
      },
    );
  } catch (error) {
    // The shortest sequence may fail for another reason than the one that it was made of.
    throw first ? new Error(`Before it was shortened: ${first}`, { cause: error }) : error;
  } finally {
    await browser.stop();
    server.closeAllConnections();
    server.close();
  }
}
