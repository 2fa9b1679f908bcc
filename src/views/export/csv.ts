import { COLUMNS, type Exported } from './columns.js';

/** Spreadsheets run what begins like this as a formula, and some of them after white space, too. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/** A field of RFC 4180, always quoted. An apostrophe keeps a spreadsheet from taking text for a formula. */
function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * The solutions as CSV by RFC 4180, in the reader's language. It begins with a byte order mark: without it Excel
 * takes UTF-8 for the system's code page.
 */
export function toCsv({ views, messages }: Exported): string {
  const rows = [
    COLUMNS.map(({ label }) => label(messages)),
    ...views.map((view) => COLUMNS.map(({ value }) => value(view, messages))),
  ];
  return `\uFEFF${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}
