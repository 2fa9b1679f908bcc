// A server of a catalogue that answers as a test wants it, and counts how often it is asked.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CatalogueServer {
  url: string;
  /** The paths that were asked for. */
  readonly asked: string[];
  answer: (response: ServerResponse) => void;
  stop(): Promise<void>;
}

export const json =
  (body: string) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
    response.end(body);
  };

export async function serveCatalogue(answer: CatalogueServer['answer']): Promise<CatalogueServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    catalogue.answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const catalogue: CatalogueServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    answer,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return catalogue;
}
