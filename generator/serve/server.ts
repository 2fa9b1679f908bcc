// The server of `serve` and `dev`: listens, finds the file of a request, and sends it with the headers of the contract.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemCode, UsageError } from '../errors.js';
import {
  type HeaderRule,
  headerRules,
  headersFile,
  type HeadersOf,
  HOST_FILES,
  readBasePath,
  readHeadersFile,
} from '../hosting/header-rules.js';
import { NOT_FOUND, SIDECAR_ENDINGS } from '../output-file.js';
import {
  acceptedEncoding,
  Files,
  isAllowedHost,
  isUnchanged,
  refuse,
  resolvePath,
  respond,
  type ServedFile,
} from './http.js';

/** Answers some requests itself. Returns whether it did. */
export type Handler = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

export interface ServerOptions {
  /** The built folder, absolute. */
  readonly root: string;
  /** 0: any that is free. */
  readonly port: number;
  readonly host?: string;
  /**
   * The names by which the server may be asked, besides addresses and `localhost`; all names when not given. A page of
   * somebody else may give its own name this machine's address, and then read what is answered (DNS rebinding).
   */
  readonly allowedHosts?: readonly string[];
  /** Whether somebody works on the files: then browsers must ask every time. */
  readonly isDevelopment?: boolean;
  /** Is asked for paths of which the folder has no file. */
  readonly fallback?: Handler;
  /** Changes pages on their way out. */
  readonly transformHtml?: (html: string) => string;
}

/** A server that runs. */
export interface RunningServer {
  /** Its address, with a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Ends all connections, and the server. */
  close(): Promise<void>;
}

/**
 * Serves a built folder with the headers of the service contract.
 * @throws {UsageError} when it cannot listen there
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1' } = options;
  const files = new Files(options.root, options.transformHtml);
  const headers = new Headers(files);
  const server = createServer((request, response) => {
    try {
      answer(request, response, files, headers, options);
    } catch (error) {
      // The file was removed or became unreadable between two steps. The server goes on with the others.
      if (!response.headersSent) refuse(response, 500, `${systemCode(error) || 'Internal'} error`);
      else response.destroy();
    }
  });
  let isClosing = false;
  server.on('connection', (socket) => {
    // A connection accepted just before closing is announced after it. Unless it is closed here, the server never ends.
    if (isClosing) socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      reject(new UsageError(cannotListen(systemCode(error), host, port), { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${shown}:${address.port}/`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function cannotListen(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Choose another with --port, or 0 for any that is free.`;
  if (code === 'EACCES') return `Port ${port} needs special permissions. Choose one above 1023 with --port.`;
  return `Cannot listen on ${host}:${port} (${code}).`;
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: Files,
  headers: Headers,
  options: ServerOptions,
): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (options.allowedHosts && !isAllowedHost(request.headers.host, options.allowedHosts)) {
    refuse(response, 403, 'This name is not allowed. Start with --allow-host <name> to be asked by it.');
    return;
  }
  const { pathname, search } = splitTarget(request.url ?? '/');
  const resolved = resolvePath(pathname);
  if (!resolved) {
    refuse(response, 400, 'Bad request');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    return;
  }
  const file = resolved.isFolder
    ? files.find([...resolved.segments, 'index.html'])
    : files.find(resolved.segments);
  if (file && !isHidden(file, files)) {
    const given = headers.of(file.path);
    // During development browsers must always ask for the current file.
    send(file, request, response, options.isDevelopment ? { ...given, 'Cache-Control': 'no-cache' } : given);
    return;
  }
  if (options.fallback?.(`/${resolved.segments.join('/')}`, request, response)) return;
  if (!resolved.isFolder && files.find([...resolved.segments, 'index.html'])) {
    // Relative addresses in the page need the slash. The location is made of checked segments and stays on this host.
    const location = `/${resolved.segments.map(encodeURIComponent).join('/')}/${search}`;
    refuse(response, 301, 'Moved permanently', { Location: location });
    return;
  }
  const base = headers.base.split('/').slice(1);
  if (base.length > 0 && base.every((segment, index) => segment === resolved.segments[index])) {
    // Where it is published, the site lies below this path; here it is the root.
    const rest = resolved.segments.slice(base.length).map(encodeURIComponent).join('/');
    refuse(response, 302, 'Found', { Location: `/${rest}${resolved.isFolder && rest ? '/' : ''}${search}` });
    return;
  }
  const page = files.find([NOT_FOUND]);
  if (page) respond(response, 404, 'text/html', page.bytes.toString(), headers.of(NOT_FOUND));
  else refuse(response, 404, 'Not found');
}

/** Whether a file is configuration for hosts, or a compressed form, which has no address of its own. */
const isHidden = ({ path }: ServedFile, files: Files): boolean =>
  HOST_FILES.includes(path) ||
  SIDECAR_ENDINGS.some(
    (ending) => path.endsWith(ending) && files.find(path.slice(0, -ending.length).split('/')) !== undefined,
  );

/** Sends a file, or says that the client has it already. */
function send(
  file: ServedFile,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], file.encodings);
  const body = (encoding === undefined ? undefined : file.encodings.get(encoding)) ?? file.bytes;
  const etag = encoding === undefined ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
  response.setHeader('Content-Type', file.type);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('ETag', etag);
  if (file.encodings.size > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (isUnchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.byteLength);
  response.writeHead(200);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

function splitTarget(target: string): { pathname: string; search: string } {
  const [pathname = '', ...rest] = (target.split('#')[0] ?? '').split('?');
  return { pathname, search: rest.length > 0 ? `?${rest.join('?')}` : '' };
}

/** The headers of files that no rule mentions. */
const DEFAULTS: HeaderRule['headers'] = { 'Cache-Control': 'no-cache' };

/** In a folder without rules the document is served as the contract wants it all the same. */
const WITHOUT_FILE = headersFile(
  '',
  headerRules('').filter(({ name }) => name === 'document'),
);

/** The headers that the served folder asks for in its `_headers`. */
class Headers {
  #read: { hash: string; base: string; headersOf: HeadersOf } | undefined;
  readonly #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  /** @param path below the folder, with slashes */
  of(path: string): HeaderRule['headers'] {
    return { ...DEFAULTS, ...this.#current().headersOf(path) };
  }

  /** The path that the site will lie below. */
  get base(): string {
    return this.#current().base;
  }

  #current(): { hash: string; base: string; headersOf: HeadersOf } {
    const file = this.#files.find(['_headers']);
    const hash = file?.hash ?? '';
    if (this.#read?.hash === hash) return this.#read;
    const text = file?.bytes.toString() ?? WITHOUT_FILE;
    return (this.#read = { hash, base: readBasePath(text), headersOf: readHeadersFile(text) });
  }
}
