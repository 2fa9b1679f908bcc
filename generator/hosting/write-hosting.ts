import type { OutputFile } from '../output-file.js';
import { apacheFile } from './apache.js';
import { caddyFile } from './caddy.js';
import { basePath, type HeaderRule, headerRules } from './header-rules.js';
import { headersFile } from './headers-file.js';
import { hostingGuide } from './hosting-guide.js';
import { nginxFile } from './nginx.js';

/**
 * Writes what tells hosts which headers to send.
 * @param baseUrl where the files will be published
 * @param styles `sha256-…` of the style sheet in the pre-rendered element
 */
export function writeHosting(baseUrl: string, styles: string): OutputFile[] {
  const base = basePath(baseUrl);
  const rules = headerRules(styles);
  const files: Readonly<Record<string, string>> = {
    _headers: headersFile(base, rules),
    'vercel.json': vercelFile(base, rules),
    'nginx.conf': nginxFile(base, rules),
    '.htaccess': apacheFile(base, rules),
    Caddyfile: caddyFile(baseUrl, base, rules),
    'hosting.md': hostingGuide(baseUrl, rules),
  };
  return Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
}

/** A path in which Vercel finds no parameter and no group. */
const escapeSource = (path: string): string => path.replace(/[()[\]{}:*+?!|^$]/g, '\\$&');

/** `vercel.json`. Vercel's own cache consumes `s-maxage`; see `hosting.md`. */
function vercelFile(base: string, rules: readonly HeaderRule[]): string {
  const file = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: rules.flatMap(({ paths, headers }) =>
      paths.map((path) => ({
        source: escapeSource(base) + path.replace(/\*$/, ':path*'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    ),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
