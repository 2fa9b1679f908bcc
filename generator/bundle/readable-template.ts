import { _$LH } from 'lit-html/private-ssr-support.js';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { templateFrom, type Parent } from './template-parser.js';

/** A node, as far as it matters: text, a comment, or an element with its attributes and children. */
type Node = string | { comment: string } | { tag: string; attributes: [string, string][]; children: Node[] };

/** The prefix of SVG elements, so that they differ from HTML elements of the same name. */
const nameIn = (namespace: string | null | undefined, name: string) =>
  namespace === 'http://www.w3.org/2000/svg' ? `svg:${name}` : name;

/** The tree that a browser makes, by the algorithm of the HTML standard. */
function standardTree(html: string): Node[] {
  let bound = 0;
  const read = (node: Tree.ChildNode): Node => {
    if ('value' in node) return node.value;
    if ('data' in node) return { comment: node.data };
    if (!('attrs' in node)) throw new Error(`a ${node.nodeName}`);
    const attributes = node.attrs.map(({ name, value }): [string, string] => [
      name.endsWith('-lit-') ? `a${bound++}-lit-` : name,
      value,
    ]);
    return { tag: nameIn(node.namespaceURI, node.tagName), attributes, children: node.childNodes.map(read) };
  };
  return parseFragment(html).childNodes.map(read);
}

/** The tree that the script makes. */
function ownTree(html: string): Node[] {
  type Made = Parent & { node: Node[] };
  const element = (namespaceURI: string | null, tag: string): Made => {
    const children: Node[] = [];
    const attributes: [string, string][] = [];
    const made = {
      namespaceURI,
      parentNode: null,
      node: [{ tag: nameIn(namespaceURI, tag), attributes, children }],
      setAttribute: (key: string, value: string) => attributes.push([key, value]),
      append: (child: string | Made | { comment: string }) => {
        if (typeof child === 'string' || 'comment' in child) children.push(child);
        else {
          children.push(...child.node);
          Object.assign(child, { parentNode: made });
        }
      },
    };
    return made as unknown as Made;
  };
  const root = element(null, '');
  const inert = {
    createElement: (tag: string) => element(null, tag),
    createElementNS: element,
    createComment: (comment: string) => ({ comment }),
  };
  templateFrom(html, {
    createElement: () => ({ content: Object.assign(root, { ownerDocument: inert }) }),
  } as unknown as Document);
  const [made] = root.node;
  return typeof made === 'object' && 'children' in made ? made.children : [];
}

/**
 * Fails when generator/bundle/template-parser.ts reads a template otherwise than the HTML standard: for instance a list
 * item that is not closed, a character reference, or table rows without `<tbody>`.
 * @param texts the template's text around its expressions
 * @param type 1 for html, 2 for svg
 */
export function assertReadable(texts: readonly string[], type: 1 | 2, file: string): void {
  const strings = Object.assign([...texts], { raw: texts }) as unknown as TemplateStringsArray;
  // generator/bundle/strict-lit.ts gives bound attributes this ending as well.
  const html = (_$LH.getTemplateHtml(strings, type)[0] as unknown as string).replaceAll('$lit$=', '-lit-=');
  const [standard, own] = [standardTree(html), ownTree(html)].map((tree) => JSON.stringify(tree));
  if (standard !== own)
    throw new Error(
      `${file}: this template is beyond generator/bundle/template-parser.ts; close all elements, quote attributes, and write characters as they are:\n${texts.join('${…}')}\nthe standard reads ${standard}\nthe script reads ${own}`,
    );
}
