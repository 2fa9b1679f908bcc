import type { Catalogue } from '../../catalogue/schema.js';
import type { Exported } from './columns.js';
import { toCsv } from './csv.js';
import { toMarkdown } from './markdown.js';

/** The formats that readers can save results in, as they are called everywhere. */
export const FORMATS = ['CSV', 'JSON', 'Markdown'] as const;

export type ExportFormat = (typeof FORMATS)[number];

const TYPES = {
  CSV: ['text/csv', 'csv'],
  JSON: ['application/json', 'json'],
  Markdown: ['text/markdown', 'md'],
} as const satisfies Record<ExportFormat, readonly [type: string, extension: string]>;

/** A document of its own with the exported solutions: what the catalogue says, in the same shape. */
function toJson({ views }: Exported, catalogue: Catalogue): string {
  const solutions = views.map(({ solution }) => solution);
  return `${JSON.stringify({ ...catalogue, count: solutions.length, solutions }, null, 2)}\n`;
}

/** The file that a reader gets. */
export function exportFile(format: ExportFormat, exported: Exported, catalogue: Catalogue): File {
  const [type, extension] = TYPES[format];
  const text =
    format === 'CSV'
      ? toCsv(exported)
      : format === 'Markdown'
        ? toMarkdown(exported)
        : toJson(exported, catalogue);
  return new File([text], `solutions.${extension}`, { type: `${type};charset=utf-8` });
}

/** Hands a file to the browser's downloads. Neither a request nor a navigation: the strictest policy allows it. */
export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has begun when the click's task is over; some browsers look the address up a little later.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}
