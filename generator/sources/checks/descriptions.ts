import {
  DESCRIPTION_FIELDS,
  OPTIONAL_DESCRIPTIONS,
  type DescriptionField,
} from '../../../src/catalogue/values.js';

/** The descriptions of a solution, in the order of the document. German is the source of truth. */
export const DESCRIPTIONS = Object.values(DESCRIPTION_FIELDS);

const isOptional = (field: DescriptionField) => (OPTIONAL_DESCRIPTIONS as readonly string[]).includes(field);

/** The longest description, in characters as people count them. */
export const MAX_DESCRIPTION = 400;

interface Finding {
  readonly path: readonly PropertyKey[];
  readonly rule: string;
  readonly message: string;
  readonly severity?: 'warning';
}

/** Tags and entities of HTML; emphasis, links and code of Markdown. Readers would see them as they are written. */
const MARKUP =
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|&(?:#\d+|[a-z]{2,8});|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)|`[^`]+`/i;

/** A text in one line. Blanks that do not break, as French wants them before a colon, stay. */
export const oneLine = (text: string): string =>
  /[\t\r\n]| {2}|^ | $/.test(text) ? text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '') : text;

/** Checks the descriptions: none too long, none the same as one in another language. */
export function* checkDescriptions(
  texts: Readonly<Partial<Record<DescriptionField, string | undefined>>>,
): Generator<Finding> {
  const seen: { name: DescriptionField; text: string }[] = [];
  for (const name of DESCRIPTIONS) {
    const text = texts[name];
    if (text === undefined) continue;
    // A character takes one or two UTF-16 units, so only long texts need to be counted.
    const length = text.length > MAX_DESCRIPTION ? Array.from(text).length : text.length;
    if (length > MAX_DESCRIPTION)
      yield {
        path: [name],
        rule: 'length',
        message: `has ${length} characters; at most ${MAX_DESCRIPTION} fit. Shorten it by ${length - MAX_DESCRIPTION}.`,
      };
    const [markup] = MARKUP.exec(text) ?? [];
    if (markup !== undefined)
      yield {
        path: [name],
        rule: 'markup',
        message: `is plain text, so that readers would see "${markup}" as it stands. Write it without HTML and Markdown.`,
        severity: 'warning',
      };
    const own = compared(text);
    const same = seen.find((other) => other.text === own);
    if (same)
      yield {
        path: [name],
        rule: 'untranslated',
        message: `is the same as ${same.name}. Translate it${isOptional(name) ? ' or leave it out' : ''}.`,
      };
    seen.push({ name, text: own });
  }
}

const compared = (text: string): string => text.normalize('NFKC').toLowerCase();
