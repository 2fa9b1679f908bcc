import { extname } from 'node:path';

const TEXT: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

const BINARY: Readonly<Record<string, string>> = {
  '.br': 'application/octet-stream',
  '.gz': 'application/gzip',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The `Content-Type` of a file, by its name. */
export function contentType(path: string): string {
  const extension = extname(path).toLowerCase();
  const text = TEXT[extension];
  return text ? `${text}; charset=utf-8` : (BINARY[extension] ?? 'application/octet-stream');
}
