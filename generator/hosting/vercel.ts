import type { HeaderRule } from './header-rules.js';

/** `vercel.json`. Vercel's own cache consumes `s-maxage`; see `hosting.md`. */
export function vercelFile(base: string, rules: readonly HeaderRule[]): string {
  const file = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    trailingSlash: true,
    headers: rules.flatMap(({ paths, headers }) =>
      paths.map((path) => ({
        source: base + path.replace(/\*$/, ':path*'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    ),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
