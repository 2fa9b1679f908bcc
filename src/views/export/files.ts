// The formats of saved files (CSV, JSON, Markdown): how they are written and handed to the browser.
import { plainJson } from '../../catalogue/plain-json.js';
import type { Catalogue } from '../../catalogue/schema.js';
import { webUrl } from '../../catalogue/addresses.js';
import type { Environment } from '../../environment.js';
import type { Language, SolutionView } from '../../i18n/localize.js';
import type { ExportFormat } from '../../state/actions.js';
import { COLUMNS } from './columns.js';

/** What is exported: views in the order shown, and the language of headings and labels. */
interface Exported {
  readonly views: readonly SolutionView[];
  readonly language: Language;
}

interface Format {
  readonly type: string;
  readonly extension: string;
  readonly write: (exported: Exported, catalogue: Catalogue) => string;
}

const FORMATS: Readonly<Record<ExportFormat, Format>> = {
  CSV: { type: 'text/csv', extension: 'csv', write: toCsv },
  JSON: { type: 'application/json', extension: 'json', write: toJson },
  Markdown: { type: 'text/markdown', extension: 'md', write: toMarkdown },
};

/** The file that a reader gets. */
export function exportFile(format: ExportFormat, exported: Exported, catalogue: Catalogue): File {
  const { type, extension, write } = FORMATS[format];
  return new File([write(exported, catalogue)], `solutions.${extension}`, { type: `${type};charset=utf-8` });
}

/** How long a saved file can be fetched by the browser, in milliseconds: some look its address up a little later. */
const FETCHED_WITHIN_MS = 10_000;

/** Hands a file to the browser's downloads. Neither a request nor a navigation: the strictest policy allows it. */
export function save(file: File, environment: Environment): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has begun when the click's task is over.
  environment.setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, FETCHED_WITHIN_MS);
}

/** Matches what spreadsheets run as a formula; some of them do so after white space, too. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/** A field of RFC 4180, always quoted. An apostrophe keeps a spreadsheet from taking text for a formula. */
function csvField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * The solutions as CSV by RFC 4180, in the reader's language. It begins with a byte order mark: without it Excel
 * takes UTF-8 for the system's code page.
 */
export function toCsv({ views, language }: Exported): string {
  const rows = [
    COLUMNS.map(({ label }) => label(language.messages)),
    ...views.map((view) => COLUMNS.map(({ value }) => value(view, language))),
  ];
  return `\uFEFF${rows.map((row) => row.map(csvField).join(',')).join('\r\n')}\r\n`;
}

/** A document of its own with the exported solutions: what the catalogue says, in the same shape. */
function toJson({ views }: Exported, catalogue: Catalogue): string {
  const solutions = views.map(({ solution }) => solution);
  return `${plainJson({ ...catalogue, count: solutions.length, solutions }, 2)}\n`;
}

const READABLE_COLUMNS = COLUMNS.filter(({ isBrief }) => isBrief);

/** Text that no reader of Markdown takes for markup, on one line. */
const plainText = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&!@]/g, '\\$&');

/** An address for the angle brackets of a Markdown link, within a table. */
const linkTarget = (url: string): string => url.replace(/[|<>\\\s]/g, encodeURIComponent);

/** The solutions as a Markdown table, with their names as links, in the reader's language. */
export function toMarkdown({ views, language }: Exported): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = views.map((view) => {
    const [name = '', ...others] = READABLE_COLUMNS.map(({ value }) => plainText(value(view, language)));
    const url = webUrl(view.solution.website);
    return line([url ? `[${name}](<${linkTarget(url)}>)` : name, ...others]);
  });
  const labels = READABLE_COLUMNS.map(({ label }) => plainText(label(language.messages)));
  return `${[line(labels), line(labels.map(() => '---')), ...rows].join('\n')}\n`;
}
