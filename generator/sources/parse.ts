// Reads YAML and JSON with the place of every value; problems of syntax, and limits of nesting.
import {
  CST,
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { Issue, Located, LocatedField, Source } from './source.js';

/** The result of parsing a source. */
export interface Parsed {
  /** Its content; undefined when the source is empty or cannot be parsed. */
  readonly root: Located | undefined;
  readonly issues: readonly Issue[];
}

/** What the `yaml` library's error codes mean for somebody who curates a catalogue. */
const SYNTAX: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: 'a text must not start with this character. Put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'a colon and a blank within a text make it look like a field. Put the text in quotes; or, where the next line is a field, indent that line less.',
  MULTILINE_IMPLICIT_KEY: 'this line is no field. Write it as "name: value", with a blank behind the colon.',
  MULTIPLE_DOCS: 'a second document starts here. Write a list of solutions, or one file for each.',
  TAB_AS_INDENT: 'a tab is used to indent. Use blanks.',
  TAG_RESOLVE_FAILED: 'an unknown tag. Tags such as !name are not used in sources; remove it.',
};

/** Where the document has ended before its end. */
const LEFT_OVER = /^Unexpected .* token in YAML stream: /;

/** What other messages of the library mean, and what there is before the place that it names that somebody should look at. */
const SENTENCES: readonly (readonly [message: RegExp, meaning: string, begins?: string])[] = [
  [/^Missing closing "/, 'quotes begin here and do not end. Close them.', '"'],
  [/^Missing closing '/, 'quotes begin here and do not end. Close them.', "'"],
  [/^Flow sequence in block/, 'a list begins here with [ and does not end. Close it with ].', '['],
  [/^Flow map in block/, 'what begins here with { does not end. Close it with }.', '{'],
  [
    /^Unexpected block-seq-ind/,
    'a hyphen and a blank begin an item of a list, on a line of its own. Put a text that begins so in quotes.',
  ],
  [
    /^All mapping items/,
    'this field begins in another column than those before it. Begin them all in the same one.',
  ],
  [LEFT_OVER, 'this does not belong here. Remove it, or put the text that it is part of in quotes.'],
  [/^Implicit map keys/, SYNTAX.MULTILINE_IMPLICIT_KEY ?? ''],
];

/** A problem of syntax in words for somebody who curates a catalogue, at the place where it is to be mended. */
function syntaxIssue(source: Source, { pos: [offset], code, message }: YAMLError): Issue {
  const before = source.text.slice(0, offset);
  const known = SENTENCES.find(([pattern]) => pattern.test(message));
  if (known) {
    const [, meaning, begins] = known;
    const start = begins === undefined ? offset : Math.max(0, before.lastIndexOf(begins));
    return source.issue(start, 'syntax', meaning);
  }
  const meaning =
    message === 'Unexpected scalar at node end'
      ? /["']$/.test(before.trimEnd())
        ? 'text stands behind the closing quote. Where a text has quotes in it, put the other kind around it.'
        : 'this line begins in another column than those before it. Begin all fields in the same one.'
      : (SYNTAX[code] ?? `is not YAML: ${message}.`);
  return source.issue(offset, 'syntax', meaning);
}

/** The lines that version control leaves where two versions could not be merged. */
const CONFLICT = /^<{7} [^\n]*$(?=[^]*^={7}\r?$)/m;

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
  const conflict = source.text.search(CONFLICT);
  if (conflict !== -1)
    return {
      root: undefined,
      issues: [
        source.issue(
          conflict,
          'conflict',
          'a merge conflict is left here. Keep one of the two versions, and remove the lines <<<<<<<, ======= and >>>>>>>.',
        ),
      ],
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
    // Duplicate keys are found in `locate`: the library's own check takes quadratic time.
    document = parseDocument(source.text, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
  } catch (error) {
    return {
      root: undefined,
      issues: [source.issue(0, 'syntax', `cannot be read as YAML: ${String(error)}`)],
    };
  }
  const syntax = [...document.errors, ...document.warnings]
    // All that stands behind one that ends the document is one, too.
    .filter(({ message }, index) => index === 0 || !LEFT_OVER.test(message))
    .map((error) => syntaxIssue(source, error));
  if (document.directives.yaml.explicit && document.directives.yaml.version !== '1.2')
    syntax.push(source.issue(0, 'syntax', 'asks for another version of YAML. Remove the %YAML line.'));
  if (syntax.length > 0 || !document.contents) return { root: undefined, issues: syntax };
  const issues: Issue[] = [];
  return { root: locate(document.contents, source, issues), issues };
}

/** Turns the library's tree into ours. Aliases are rejected, so that no "billion laughs" can expand. */
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

/** What keeps a text from being JSON. */
export interface JsonSyntaxError {
  readonly offset: number;
  readonly message: string;
}

/**
 * Finds the first place where a text stops being JSON. `JSON.parse` is the judge, since it is what everybody reads
 * the file with; it names the place for some faults only, so for the others it is found by bisection: up to the
 * fault, every beginning of the text is merely unfinished.
 *
 * @returns undefined when the text is JSON
 */
export function jsonSyntaxError(text: string): JsonSyntaxError | undefined {
  const fault = faultOf(text);
  if (fault === undefined) return undefined;
  if (isUnfinished(fault, text.length)) return { offset: text.length, message: 'it ends too early.' };
  let good = 0;
  let bad = text.length;
  while (bad - good > 1) {
    const middle = good + Math.floor((bad - good) / 2);
    const beginning = faultOf(text.slice(0, middle));
    if (beginning === undefined || isUnfinished(beginning, middle)) good = middle;
    else bad = middle;
  }
  return { offset: good, message: explain(text, good) };
}

function faultOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether the fault is only that the text ends. */
function isUnfinished(fault: string, length: number): boolean {
  const position = /at position (\d+)/.exec(fault)?.[1];
  return /Unterminated|end of JSON/.test(fault) || (position !== undefined && Number(position) >= length);
}

function explain(text: string, offset: number): string {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0x20);
  const before = text.slice(0, offset).trimEnd().at(-1);
  if (before === ',' && /[}\]]/.test(character)) return `remove the comma before this "${character}".`;
  if (character === "'") return 'texts and names stand between double quotes.';
  if (/[\n\r\t]/.test(character)) return 'a text must not contain line breaks or tabs; write \\n or \\t.';
  return `"${character}" does not fit here. A comma, a colon or a quote may be missing before it.`;
}

/** How deep a source may be nested. A catalogue.yaml needs four levels. */
const MAX_DEPTH = 32;

/** How far a line may be indented: nesting by indentation needs at least one blank a level. */
const MAX_INDENT = 400;

/**
 * Finds the place where a text is nested too deeply. Parsers recurse once a level, and thousands of brackets would
 * overflow their stack.
 * @returns the offset, or undefined when all is well
 */
function deepOffset(text: string): number | undefined {
  // Most texts have too few opening characters to be nested that deeply, and need not be tokenised.
  if (!mayBeDeep(text)) return undefined;
  let offset = 0;
  let flow = 0;
  let inLine = 0;
  let isLineStart = true;
  for (const token of new Lexer().lex(text)) {
    const isLineEnd = token.startsWith('\n') || token.startsWith('\r');
    if (isLineEnd) inLine = 0;
    else if (token === '[' || token === '{') flow += 1;
    else if (token === ']' || token === '}') flow -= 1;
    // Between brackets these nest nothing: a list of solutions in JSON has hundreds of colons in one line.
    else if (flow === 0 && (token === '-' || token === '?' || token === ':')) inLine += 1;
    // The text of a block scalar is one token that begins with blanks, and nests nothing either.
    const isIndented = isLineStart && token.length > MAX_INDENT && /^ +$/.test(token);
    if (flow + inLine > MAX_DEPTH || isIndented) return offset;
    if (MARKS.includes(token)) continue;
    isLineStart = isLineEnd;
    offset += token.length;
  }
  return undefined;
}

/** Tokens that the lexer adds around documents, scalars and unfinished brackets. They are not part of the text. */
const MARKS: readonly string[] = [CST.DOCUMENT, CST.SCALAR, CST.FLOW_END];

const OPENERS = /[[{]|(?<![^\s?-])[-?](?=\s)/g;

function mayBeDeep(text: string): boolean {
  if (text.includes(' '.repeat(MAX_INDENT))) return true;
  let openers = 0;
  OPENERS.lastIndex = 0;
  while (OPENERS.test(text)) {
    openers += 1;
    if (openers > MAX_DEPTH) return true;
  }
  return false;
}
