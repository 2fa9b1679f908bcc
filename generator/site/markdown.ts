import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { raw } from './html.js';

/** The elements that Markdown has a sign for. There are no pictures: pages load nothing from elsewhere. */
const ELEMENTS = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'br'],
  ...['em', 'strong', 'del', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** The page has the heading of the first level. */
const TOP_LEVEL = 2;

/**
 * Renders a text in Markdown to HTML of which nothing can run, load or leave its place. HTML in it is left out, but for
 * elements that Markdown has signs for.
 */
export function fromMarkdown(text: string): unknown {
  const marked = new Marked({ async: false });
  const tokens = marked.lexer(text);
  const headings = tokens.flatMap((token) => (token.type === 'heading' ? Number(token.depth) : []));
  const shift = TOP_LEVEL - Math.min(...headings, TOP_LEVEL + 4);
  const levelled = tokens.map((token) =>
    token.type === 'heading' ? { ...token, depth: Math.min(6, Number(token.depth) + shift) } : token,
  );
  return raw(
    sanitizeHtml(marked.parser(levelled), {
      allowedTags: ELEMENTS,
      allowedAttributes: { a: ['href'], ol: ['start'] },
      allowedSchemes: ['https', 'http', 'mailto'],
      allowProtocolRelative: false,
    }),
  );
}
