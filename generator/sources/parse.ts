import { isAlias, isMap, isPair, isScalar, isSeq, parseDocument, type Document, type Node } from 'yaml';
import type { Issue } from './issue.js';
import { jsonSyntaxError } from './json-syntax.js';
import type { Located, LocatedField } from './located.js';
import { deepOffset } from './nesting.js';
import type { Source } from './source.js';

/** What came of reading a source. */
export interface Parsed {
  /** Its content; undefined when it is empty or no sense can be made of it. */
  readonly root: Located | undefined;
  readonly issues: readonly Issue[];
}

/** What the `yaml` library's error codes mean for somebody who curates a catalogue. */
const SYNTAX: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: 'a text must not start with this character. Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'a colon and a blank within a text make it look like a field. Put the text in quotes.',
  MULTIPLE_DOCS: 'a second document starts here. Write a list of solutions, or one file for each.',
  TAB_AS_INDENT: 'a tab is used to indent. Use blanks.',
  TAG_RESOLVE_FAILED: 'an unknown tag. Tags such as !name are not used in sources; remove it.',
};

/**
 * Reads YAML, or JSON where the file's name ends in `.json`. Never throws because of what is in the source.
 */
export function parseSource(source: Source): Parsed {
  const deep = deepOffset(source.text);
  if (deep !== undefined)
    return {
      root: undefined,
      issues: [source.issue(deep, 'too-deep', 'is nested too deeply. A solution is flat.')],
    };
  if (source.file.endsWith('.json')) {
    const wrong = jsonSyntaxError(source.text);
    if (wrong)
      return {
        root: undefined,
        issues: [source.issue(wrong.offset, 'syntax', `is not JSON: ${wrong.message}`)],
      };
  }
  let document: Document.Parsed;
  try {
    // Unique keys are checked in `locate`: the library compares every key with every other.
    document = parseDocument(source.text, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
  } catch (error) {
    return {
      root: undefined,
      issues: [source.issue(0, 'syntax', `cannot be read as YAML: ${String(error)}`)],
    };
  }
  const syntax = [...document.errors, ...document.warnings].map(({ pos, code, message }) =>
    source.issue(pos[0], 'syntax', SYNTAX[code] ?? `is not YAML: ${message}`),
  );
  if (document.directives.yaml.explicit && document.directives.yaml.version !== '1.2')
    syntax.push(source.issue(0, 'syntax', 'asks for another version of YAML. Remove the %YAML line.'));
  if (syntax.length > 0 || !document.contents) return { root: undefined, issues: syntax };
  const issues: Issue[] = [];
  return { root: locate(document.contents, source, issues), issues };
}

/** Turns the library's tree into ours. Aliases are refused, so nothing here can multiply. */
function locate(node: Node, source: Source, issues: Issue[]): Located {
  const [start, end] = node.range ?? [0, 0];
  if (isSeq(node))
    return {
      kind: 'list',
      start,
      end,
      items: node.items.map((item) => locate(item as Node, source, issues)),
    };
  if (isMap(node)) {
    const fields = new Map<string, LocatedField>();
    for (const pair of node.items) {
      const field = locateField(pair, source, issues);
      if (!field) continue;
      const first = fields.get(field.name);
      if (first) {
        const { line } = source.positionAt(first.start);
        issues.push(
          source.issue(
            field.start,
            'duplicate-key',
            `"${field.name}" stands here a second time, first in line ${line}. Keep one.`,
          ),
        );
      } else fields.set(field.name, field);
    }
    return { kind: 'map', start, end, fields };
  }
  if (isScalar(node)) {
    const { value } = node;
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value))
      return { kind: 'scalar', start, end, value: value as string | number | boolean | null };
  }
  if (isAlias(node))
    issues.push(
      source.issue(
        start,
        'alias',
        `the alias *${node.source} is not followed in sources. Write the value out.`,
      ),
    );
  else issues.push(source.issue(start, 'syntax', 'is a kind of value that sources do not use.'));
  return { kind: 'scalar', start, end, value: null };
}

function locateField(pair: unknown, source: Source, issues: Issue[]): LocatedField | undefined {
  if (!isPair(pair)) return undefined;
  const key = pair.key as Node;
  const [start, end] = key.range ?? [0, 0];
  if (!isScalar(key)) {
    issues.push(source.issue(start, 'key', 'a field’s name must be plain text.'));
    return undefined;
  }
  const name = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
  const value = pair.value as Node | null;
  return {
    name,
    start,
    value: value ? locate(value, source, issues) : { kind: 'scalar', value: null, start: end, end },
  };
}
