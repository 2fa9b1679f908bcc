// Servers for pages that allow nothing: one for the page and its scripts, one of another origin for the data. Both
// watch what browsers ask for; the first also takes the reports of what they refused.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCatalogue, aSolution } from '../support/catalogue.js';

export interface StrictPage {
  body: string;
  policy: string;
  headers?: Record<string, string>;
}

/** A script by its path. */
export type Scripts = Record<string, string | Buffer>;

interface Served {
  origin: string;
  stop(): void;
}

async function listen(handler: Parameters<typeof createServer>[1]): Promise<Served> {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const SOLUTIONS = [
  aSolution('Alpha', { tags: ['slack-alternative'], complexity: 7, deployment: ['docker'] }),
  aSolution('Beta', { tags: ['zoom-alternative'], complexity: 2, deployment: ['linux'] }),
  aSolution('Gamma', { tags: ['zoom-alternative'], complexity: 4, deployment: ['docker'] }),
];

export interface StrictServers {
  /** Where the page is. */
  page: string;
  /** Where the data is: another address after each `begin`, so that no browser has it already. */
  readonly data: string;
  /** Forgets what was reported and requested. */
  begin(): void;
  /** Serves another page from now on. */
  show(page: StrictPage): void;
  /** What browsers reported as violations of the policy. */
  reports: string[];
  /** Paths asked of the server of the data. */
  requests: string[];
  stop(): void;
}

export async function strictServers(scripts: Scripts): Promise<StrictServers> {
  const reports: string[] = [];
  const requests: string[] = [];
  let round = 0;
  let shown: StrictPage = { body: '', policy: '' };
  const data = await listen((request, response) => {
    requests.push(request.url ?? '');
    response
      .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(JSON.stringify(aCatalogue(SOLUTIONS)));
  });
  const page = await listen((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/reports/')) {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        // Browsers ask for an icon by themselves, and refuse it by themselves; a late report is of the page before.
        if (path === `/reports/${round}` && !body.includes('favicon.ico')) reports.push(body);
        response.writeHead(204).end();
      });
      return;
    }
    const script = scripts[path];
    if (script !== undefined)
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end(script);
    else if (path === '/')
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': shown.policy,
          // The same once more, only to be told of violations: the policy itself stays to the letter.
          'content-security-policy-report-only': `${shown.policy}; report-uri /reports/${round}`,
          ...shown.headers,
        })
        .end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Strict</title>${shown.body}`);
    else response.writeHead(404).end();
  });
  return {
    page: page.origin,
    get data() {
      return `${data.origin}/${round}`;
    },
    reports,
    requests,
    show(next) {
      shown = next;
    },
    begin() {
      round += 1;
      reports.length = 0;
      requests.length = 0;
    },
    stop() {
      page.stop();
      data.stop();
    },
  };
}
