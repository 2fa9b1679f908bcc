import { DOCUMENT_PATH } from '../output-file.js';
import { type HeaderRule, toRegex } from './header-rules.js';

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export const headersFile = (base: string, rules: readonly HeaderRule[]): string =>
  [
    '# The headers of the published files, for Netlify and Cloudflare Pages. No path stands under two rules.',
    ...rules.flatMap(({ paths, headers }) =>
      paths.map((path) =>
        [
          `${withoutMarks(base)}${path}`,
          ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        ].join('\n'),
      ),
    ),
  ].join('\n\n') + '\n';

/**
 * A path in which no host finds a wildcard. Neither mark can be escaped, so that a segment that has one becomes a
 * placeholder, which matches it as well; Cloudflare allows one `*` in a path, and each placeholder once.
 */
const withoutMarks = (base: string): string =>
  base
    .split('/')
    .map((segment, index) => (/[*:]/.test(segment) ? `:segment${index}` : segment))
    .join('/');

/** The headers of a path below the served folder, without a slash at its beginning. */
export type HeadersOf = (path: string) => HeaderRule['headers'];

/**
 * Reads a `_headers` file as {@link headersFile} writes it, so that a folder is served by the rules that it was built
 * with. The path that the site will lie below is left out: here the folder is the root.
 */
export function readHeadersFile(text: string): HeadersOf {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      const rule = rules.at(-1);
      if (rule) rule.headers[name] = value;
    } else if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} });
  }
  const document = rules.find(({ path }) => path.endsWith(`/${DOCUMENT_PATH}`))?.path ?? '';
  const base = document.slice(0, Math.max(0, document.length - DOCUMENT_PATH.length - 1));
  const matchers = rules.map(({ path, headers }) => ({
    pattern: new RegExp(`^${toRegex('', [path.slice(base.length)])}$`),
    headers,
  }));
  return (path) => matchers.find(({ pattern }) => pattern.test(`/${path}`))?.headers ?? {};
}
