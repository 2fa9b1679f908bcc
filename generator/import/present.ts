import { toSlug } from '../sources/checks/tags.js';
import { fileStem, listSolutions, readSource } from '../sources/files.js';
import { parseSource } from '../sources/parse.js';
import { type LocatedMap, plain, Source } from '../sources/source.js';

/** A solution that the catalogue has already, draft or not. */
export interface PresentSolution {
  /** As the lock names it. */
  readonly id: string;
  readonly source: Source;
  readonly node: LocatedMap;
  /** Which item of its file it is; undefined where it is the whole file. */
  readonly index: number | undefined;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What the catalogue has already. */
export interface Present {
  readonly solutions: readonly PresentSolution[];
  /** The names of all files, without their endings, those included that cannot be read. */
  readonly stems: ReadonlySet<string>;
  /** Files that cannot be read, each with the reason and its place. */
  readonly unreadable: readonly string[];
}

/** Reads the solutions of a catalogue, whatever may be wrong with their values. */
export function readPresent(folder: string): Present {
  const files = listSolutions(folder, []);
  const unreadable: string[] = [];
  const solutions = files.flatMap((file): PresentSolution[] => {
    const source = readSource(folder, file);
    if (!(source instanceof Source)) {
      unreadable.push(`${file}: ${source.message}`);
      return [];
    }
    const { root, issues } = parseSource(source);
    const [first] = issues;
    if (first) unreadable.push(`${file}:${first.line}:${first.column}: ${first.message}`);
    if (first || !root) return [];
    if (root.kind === 'map')
      return [{ id: file, source, node: root, index: undefined, values: valuesOf(root) }];
    return (root.kind === 'list' ? root.items : []).flatMap((node, index) => {
      if (node.kind !== 'map') return [];
      const values = valuesOf(node);
      const slug = toSlug(typeof values.name === 'string' ? values.name : '');
      return [{ id: `${file}#${slug}`, source, node, index, values }];
    });
  });
  return { solutions, stems: new Set(files.map(fileStem)), unreadable };
}

const valuesOf = (node: LocatedMap) => plain(node) as Readonly<Record<string, unknown>>;
