const SVG = 'http://www.w3.org/2000/svg';

/** Stands where a value goes, while a template is read. */
const VALUE = '\0';

/** An end tag, a start tag with its attributes, the place of a value, or text. */
const TOKEN = /<(\/)?([\w-]+)((?:\s+[^\s=/>]+(?:="[^"]*"|=[^\s">]+)?)*)\s*\/?>|\0|[^<\0]+/g;
const ATTRIBUTE = /([.?@]?)([^\s=/>]+)(?:="([^"]*)"|=([^\s">]+))?/g;
const VOID = /^(?:input|br|hr|img|wbr|col)$/;

/** What an attribute is bound as: as it is, or as a property, a boolean attribute or a listener. */
export type Kind = '' | '.' | '?' | '@';

/** Where values go. The index counts elements and comments as a tree walker meets them. */
export interface Place {
  index: number;
  /** Undefined for a value between nodes. */
  attribute?: { kind: Kind; name: string; texts: string[] };
}

/** A template whose content is made, but nothing filled in. */
export interface Template {
  content: DocumentFragment;
  places: Place[];
}

/** The part of the DOM that is needed. */
export type Parent = Pick<Element, 'append' | 'namespaceURI' | 'parentNode'>;

/**
 * Makes of a template's text what a browser's parser would make of it, for the part of HTML that this project's
 * templates are written in; generator/bundle/templates.ts holds every template against the standard. Made without
 * innerHTML: no Trusted Types policy is needed, whatever the page allows.
 */
export function prepare(texts: readonly string[], page: Document = document): Template {
  const { content } = page.createElement('template');
  // The content's own document is inert: nothing in it is loaded or upgraded.
  const { ownerDocument: inert } = content;
  const places: Place[] = [];
  let parent = content as unknown as Parent;
  let index = 0;
  for (const [token, end, name, attributes = ''] of texts.join(VALUE).matchAll(TOKEN)) {
    if (token === VALUE) {
      parent.append(inert.createComment(''));
      places.push({ index: index++ });
    } else if (end) parent = parent.parentNode as unknown as Parent;
    else if (name) {
      const isSvg = name === 'svg' || parent.namespaceURI === SVG;
      const element = isSvg ? inert.createElementNS(SVG, name) : inert.createElement(name);
      for (const [, kind, key = '', quoted, plain = ''] of attributes.matchAll(ATTRIBUTE)) {
        const parts = (quoted ?? plain).split(VALUE);
        if (parts.length > 1)
          places.push({ index, attribute: { kind: kind as Kind, name: key, texts: parts } });
        else element.setAttribute(key, quoted ?? plain);
      }
      index++;
      parent.append(element);
      if (!VOID.test(name) && !token.endsWith('/>')) parent = element;
    } else parent.append(token);
  }
  // What comes last must end somewhere, once it stands among other nodes.
  if (texts.at(-1) === '') content.append(inert.createComment(''));
  return { content, places };
}
