import type { HeaderRule } from './header-rules.js';

/** `_headers`, as Netlify and Cloudflare Pages read it. */
export const headersFile = (base: string, rules: readonly HeaderRule[]): string =>
  [
    '# The headers of the published files, for Netlify and Cloudflare Pages. No path stands under two rules.',
    ...rules.flatMap(({ paths, headers }) =>
      paths.map((path) =>
        [`${base}${path}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
          '\n',
        ),
      ),
    ),
  ].join('\n\n') + '\n';
