import { expect } from '@open-wc/testing';
import { fetchCatalogue } from '../../../src/catalogue/client/index.js';
import { documentUrl, requestsFor, timesAsked } from '../../support/documents.js';

/** The test's own server by its other name: for browsers that is another origin. */
const OTHER = location.origin.replace(
  location.hostname,
  location.hostname === 'localhost' ? '127.0.0.1' : 'localhost',
);

describe('the requests', () => {
  before(() => {
    document.cookie = 'secret=1; path=/';
  });
  after(() => {
    document.cookie = 'secret=1; path=/; max-age=0';
  });

  for (const origin of [location.origin, OTHER])
    it(`to ${origin} carry no credentials, no referrer and no header of ours, and need no preflight`, async () => {
      const path = documentUrl('cdn');
      expect((await fetchCatalogue(origin + path)).count).to.equal(3);
      await fetchCatalogue(origin + path, { refresh: true });
      const requests = await requestsFor(path);
      expect(requests.map(({ method }) => method)).to.deep.equal(['GET', 'GET']);
      for (const headers of requests) {
        expect(headers).not.to.have.any.keys('cookie', 'authorization', 'referer');
        const known =
          /^(method|host|connection|user-agent|origin|accept.*|sec-.*|if-none-match|cache-control|pragma|priority|te|dnt|upgrade-insecure-requests)$/;
        expect(Object.keys(headers).filter((name) => !known.test(name))).to.deep.equal([]);
      }
    });

  it('are none when the page has preloaded the document', async () => {
    const path = documentUrl('cdn');
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: OTHER + path });
    const preloaded = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
    });
    document.head.append(link);
    await preloaded;
    expect((await fetchCatalogue(OTHER + path)).count).to.equal(3);
    expect(await timesAsked(path)).to.equal(1);
    link.remove();
  });
});
