/** A value of a source that remembers where it stands: offsets into the source's text. */
export type Located = LocatedScalar | LocatedList | LocatedMap;

interface Range {
  readonly start: number;
  readonly end: number;
}

export interface LocatedScalar extends Range {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
}

export interface LocatedList extends Range {
  readonly kind: 'list';
  readonly items: readonly Located[];
}

export interface LocatedMap extends Range {
  readonly kind: 'map';
  readonly fields: ReadonlyMap<string, LocatedField>;
}

export interface LocatedField {
  readonly name: string;
  /** Where the field's name starts. */
  readonly start: number;
  readonly value: Located;
}

/** The value without its places, as `JSON.parse` would give it. */
export function plain(node: Located): unknown {
  switch (node.kind) {
    case 'scalar':
      return node.value;
    case 'list':
      return node.items.map(plain);
    case 'map':
      return Object.fromEntries(Array.from(node.fields.values(), ({ name, value }) => [name, plain(value)]));
  }
}

/** What stands at a path; the nearest that stands above it where the path leads nowhere. */
export function nodeAt(node: Located, path: readonly PropertyKey[]): Located {
  const [step, ...rest] = path;
  if (step === undefined || node.kind === 'scalar') return node;
  const next = node.kind === 'list' ? node.items[Number(step)] : node.fields.get(String(step))?.value;
  return next ? nodeAt(next, rest) : node;
}

/** How a path is called in messages: the names on it. The places of a list's items need no mention. */
export const labelOf = (path: readonly PropertyKey[]): string =>
  path.filter((step) => typeof step === 'string').join('.');
