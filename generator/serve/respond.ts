import type { ServerResponse } from 'node:http';

/** Answers with a short text of ours: a reason, a page, a script. Browsers ask again every time. */
export function respond(
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(text);
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': bytes.byteLength,
    'Cache-Control': 'no-cache',
    ...headers,
  });
  // Node leaves the body of an answer to HEAD away by itself.
  response.end(bytes);
}

/** Answers that there is nothing to be had, and why. */
export function refuse(
  response: ServerResponse,
  status: number,
  reason: string,
  headers?: Readonly<Record<string, string>>,
): void {
  respond(response, status, 'text/plain', `${reason}\n`, headers);
}
