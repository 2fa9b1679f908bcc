import { webUrl } from '../../catalogue/web-url.js';
import { COLUMNS, type Exported } from './columns.js';

const SHOWN = COLUMNS.filter(({ isDetail }) => !isDetail);

/** Text that no reader of Markdown takes for markup, on one line. */
const plain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&!@]/g, '\\$&');

/** An address for the angle brackets of a Markdown link, within a table. */
const address = (url: string): string => url.replace(/[|<>\\\s]/g, encodeURIComponent);

/** The solutions as a Markdown table, with their names as links, in the reader's language. */
export function toMarkdown({ views, messages }: Exported): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = views.map((view) => {
    const [name = '', ...others] = SHOWN.map(({ value }) => plain(value(view, messages)));
    const url = webUrl(view.solution.website);
    return line([url ? `[${name}](<${address(url)}>)` : name, ...others]);
  });
  const labels = SHOWN.map(({ label }) => plain(label(messages)));
  return `${[line(labels), line(labels.map(() => '---')), ...rows].join('\n')}\n`;
}
