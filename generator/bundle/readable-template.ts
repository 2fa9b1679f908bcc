import { _$LH } from 'lit-html/private-ssr-support.js';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { prepare, type Parent, type Place } from './lit/prepare.js';

/** A node, as far as it matters: text, a value's place, or an element with its attributes and children. */
type Node = string | { value: true } | { tag: string; attributes: [string, string][]; children: Node[] };

/** The prefix of SVG elements, so that they differ from HTML elements of the same name. */
const nameIn = (namespace: string | null | undefined, name: string) =>
  namespace === 'http://www.w3.org/2000/svg' ? `svg:${name}` : name;

/** The tree and the places that Lit finds in what a browser makes by the algorithm of the HTML standard. */
function standard(texts: TemplateStringsArray): [Node[], Place[]] {
  const [html, names] = _$LH.getTemplateHtml(texts, 1) as unknown as [string, string[]];
  const { boundAttributeSuffix, marker, markerMatch } = _$LH;
  const places: Place[] = [];
  let index = 0;
  const read = (node: Tree.ChildNode): Node => {
    if ('value' in node) return node.value;
    if ('data' in node) {
      if (node.data === markerMatch) places.push({ index: index++ });
      // With this Lit marks the end of a template that ends with a value.
      else if (node.data !== '?') throw new Error(`a comment: ${node.data}`);
      return { value: true };
    }
    if (!('attrs' in node)) throw new Error(`a ${node.nodeName}`);
    const attributes: [string, string][] = [];
    for (const { name, value } of node.attrs)
      if (name.endsWith(boundAttributeSuffix)) {
        const [, kind = '', bound = ''] = /^([.?@]?)(.*)$/.exec(names.shift() ?? '') ?? [];
        places.push({
          index,
          attribute: { kind: kind as '' | '.' | '?' | '@', name: bound, texts: value.split(marker) },
        });
      } else attributes.push([name, value]);
    index++;
    return {
      tag: nameIn(node.namespaceURI, node.tagName),
      attributes,
      children: node.childNodes.map(read),
    };
  };
  return [parseFragment(html).childNodes.map(read), places];
}

/** The tree and the places that the script finds. */
function own(texts: readonly string[]): [Node[], Place[]] {
  type Made = Parent & { node: Node[] };
  const element = (namespaceURI: string | null, tag: string): Made => {
    const children: Node[] = [];
    const attributes: [string, string][] = [];
    const made = {
      namespaceURI,
      parentNode: null,
      node: [{ tag: nameIn(namespaceURI, tag), attributes, children }],
      setAttribute: (key: string, value: string) => attributes.push([key, value]),
      append: (child: string | Made | { value: true }) => {
        if (typeof child === 'string' || 'value' in child) children.push(child);
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
    createComment: () => ({ value: true }),
  };
  const { places } = prepare(texts, {
    createElement: () => ({ content: Object.assign(root, { ownerDocument: inert }) }),
  } as unknown as Document);
  const [made] = root.node;
  return [typeof made === 'object' && 'children' in made ? made.children : [], places];
}

/**
 * Fails when generator/bundle/lit/prepare.ts reads a template otherwise than Lit and the HTML standard: for instance a
 * list item that is not closed, a character reference, or table rows without `<tbody>`.
 * @param texts the template's text around its expressions
 */
export function assertReadable(texts: readonly string[], file: string): void {
  const strings = Object.assign([...texts], { raw: texts }) as unknown as TemplateStringsArray;
  const [asIs, asRead] = [standard(strings), own(texts)].map((read) => JSON.stringify(read));
  if (asIs !== asRead)
    throw new Error(
      `${file}: this template is beyond generator/bundle/lit/prepare.ts; close all elements, quote attributes, and write characters as they are:\n${texts.join('${…}')}\nthe standard reads ${asIs}\nthe script reads ${asRead}`,
    );
}
