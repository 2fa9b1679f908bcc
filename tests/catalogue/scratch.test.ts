import { fetchCatalogue } from '../../src/catalogue/client.js';
import { documentUrl, timesAsked } from '../support/documents.js';
it('x', async () => {
  const { now } = Date; let ahead = 0; Date.now = () => now() + ahead;
  const url = documentUrl('server-error');
  const f = window.fetch; window.fetch = (...a) => { console.log('fetch', String(a[0])); return f(...a); };
  let last: unknown;
  for (const a of [0, 10_000, 70_000, 200_000]) { ahead = a; const e = await fetchCatalogue(url).catch((x: unknown) => x); console.log(a, e === last, Date.now() - now(), await timesAsked(url)); last = e; }
});
