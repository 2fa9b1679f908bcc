// Part of the CDN files: makes of the HTML that Lit has prepared what a browser's parser would make of it, for the
// part of HTML that this project's templates are written in. generator/bundle/templates.ts holds every template against it.

const SVG = 'http://www.w3.org/2000/svg';

/** A marker or comment, an end tag, a start tag with its attributes, or text. */
const TOKEN =
  /<[?!](?:--)?(.*?)(?:--)?>|<(\/)?([\w-]+)((?:\s+[^\s=/>]+(?:="[^"]*"|=[^\s">]+)?)*)\s*\/?>|[^<]+/gs;
const ATTRIBUTE = /([^\s=/>]+)(?:="([^"]*)"|=([^\s">]+))?/g;
const VOID = /^(?:input|br|hr|img|wbr|col)$/;

/** The part of the DOM that is needed. */
export type Parent = Pick<Element, 'append' | 'namespaceURI' | 'parentNode'>;

/** A template element with the content that the HTML describes. */
export function templateFrom(html: string, page: Document = document): HTMLTemplateElement {
  const template = page.createElement('template');
  const { content } = template;
  // The content's own document is inert: nothing in it is loaded or upgraded.
  const { ownerDocument: inert } = content;
  let parent = content as unknown as Parent;
  let bound = 0;
  for (const [token, comment, end, name, attributes = ''] of html.matchAll(TOKEN)) {
    if (comment !== undefined)
      parent.append(inert.createComment(token.startsWith('<?') ? `?${comment}` : comment));
    else if (end) parent = parent.parentNode as unknown as Parent;
    else if (name) {
      const isSvg = name === 'svg' || parent.namespaceURI === SVG;
      const element = isSvg ? inert.createElementNS(SVG, name) : inert.createElement(name);
      for (const [, key = '', quoted, plain] of attributes.matchAll(ATTRIBUTE))
        // Lit knows bound attributes by their order, and their names may be none: @click, .value.
        element.setAttribute(key.endsWith('-lit-') ? `a${bound++}-lit-` : key, quoted ?? plain ?? '');
      parent.append(element);
      if (!VOID.test(name) && !token.endsWith('/>')) parent = element;
    } else parent.append(token);
  }
  return template;
}
