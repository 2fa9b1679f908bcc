/** The forms that files may lie beside themselves in, the better last, with what says that a client accepts them. */
export const FORMS = [
  { ending: '.gz', encoding: 'gzip', accepts: accepts('(?:x-)?gzip') },
  { ending: '.zst', encoding: 'zstd', accepts: accepts('zstd') },
  { ending: '.br', encoding: 'br', accepts: accepts('br') },
] as const;

/** Matches an `Accept-Encoding` that has the encoding, and not with a weight of nought. */
function accepts(encoding: string): string {
  return `(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?:1(?:\\.0*)?|0\\.\\d*[1-9]\\d*)\\s*)?(?:,|$)`;
}
