// Badges and cards as SVG, for READMEs and pages of others: sizes, widths of letters, colours.
import stringWidth from 'string-width';
import { slug } from '../../src/catalogue/addresses.js';
import { SCORES, type Solution } from '../../src/catalogue/schema.js';
import { rating } from '../../src/i18n/format.js';
import { formatFor, localize } from '../../src/i18n/localize.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { wordFor } from '../../src/state/labels.js';
import { BADGES, CARDS, type OutputFile } from '../output-file.js';
import { xml, type Xml } from './html.js';
import type { LandingPage, LandingPages } from './landing-pages.js';
import type { Site, SiteLabels } from './site.js';

/** What is shown where README files, newsletters and forums are read, in the language that most of them are in. */
const LOCALE = 'en';
const TEXTS = PAGE_MESSAGES[LOCALE];

/** The largest picture, in bytes. Letters of some scripts take four bytes: then a card has fewer lines. */
const MAX_BYTES = 4000;

/**
 * Colours by what they are for, in light and in dark: as attributes, since not everybody who shows a picture reads
 * styles.
 */
const COLOURS = {
  surface: ['#ffffff', '#161b22'],
  side: ['#eaeef2', '#30363d'],
  text: ['#1b1f24', '#f0f3f6'],
  muted: ['#57606a', '#aeb7c0'],
  line: ['#d0d7de', '#3d444d'],
  accent: ['#0b5cad', '#6cb6ff'],
} as const;

type Colour = keyof typeof COLOURS;

const fill = (colour: Colour): Xml => xml`class="${colour}" fill="${COLOURS[colour][0]}"`;

const DARK = `@media(prefers-color-scheme:dark){${Object.entries(COLOURS)
  .map(([name, [, dark]]) => `.${name}{fill:${dark}}`)
  .join('')}}`;

const svg = (title: string, width: number, height: number, content: readonly Xml[]): Xml =>
  xml`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" xml:lang="${LOCALE}" font-family="system-ui,-apple-system,'Segoe UI',sans-serif">
<title>${title}</title>
<style>${DARK}</style>
${content}</svg>
`;

interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: Colour;
  readonly isBold?: boolean;
  /** Whether the text ends at `x`. */
  readonly isAtEnd?: boolean;
}

const line = (text: string, { x, y, size, colour = 'text', isBold, isAtEnd }: Line): Xml =>
  xml`<text x="${x}" y="${y}" font-size="${size}" ${fill(colour)}${
    isBold ? xml` font-weight="700"` : ''
  }${isAtEnd ? xml` text-anchor="end"` : ''}>${text}</text>
`;

const box = (x: number, y: number, width: number, height: number, colour: Colour, radius = 0): Xml =>
  xml`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${fill(colour)}/>
`;

/** Writes a badge and a card for every solution and every product. */
export function* writeBadges(site: Site, { products, labels }: LandingPages): Generator<OutputFile> {
  for (const solution of site.catalogue.solutions) {
    const file = `${slug(solution.name)}.svg`;
    yield picture(`${BADGES}${file}`, solutionBadge(solution, labels));
    yield picture(`${CARDS}${file}`, (lines) => solutionCard(site, solution, labels, lines));
  }
  for (const product of products) {
    const file = `alternatives/${product.slug}.svg`;
    yield picture(`${BADGES}${file}`, productBadge(product));
    yield picture(`${CARDS}${file}`, (lines) => productCard(site, product, lines));
  }
}

/** The most lines of text, or solutions, on a card. */
const MAX_LINES = 5;

/** A picture with as many lines as it may have bytes. */
function picture(path: string, make: Xml | ((lines: number) => Xml)): OutputFile {
  for (let lines = MAX_LINES; ; lines -= 1) {
    const bytes = Buffer.from((typeof make === 'function' ? make(lines) : make).xml);
    if (bytes.byteLength <= MAX_BYTES || lines === 0) return { path, bytes };
  }
}

/** Sizes of a badge, in pixels: its height, its letters, the room around a text, and the widest text. */
const BADGE = { height: 20, size: 11, padding: 7, room: 240 };

/** Two texts beside each other, the second on a ground of its own. */
function badge(first: string, second: string): Xml {
  const { height, size, padding, room } = BADGE;
  const texts = [first, second].map((text) => fitted(text, size, room));
  const [left = 0, right = 0] = texts.map((text) => widthOf(text, size) + 2 * padding);
  const y = 14;
  // The letters are set as wide as they were taken for, whatever font there is.
  const text = (content: string, x: number, width: number, ground: Xml): Xml =>
    xml`<text x="${x}" y="${y}" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs" ${ground}>${content}</text>
`;
  return svg(texts.join(': '), left + right, height, [
    box(0, 0, left + right, height, 'side', 3),
    xml`<path fill="${COLOURS.accent[0]}" d="M${left} 0h${right - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-${right - 3}z"/>
`,
    text(texts[0] ?? '', padding, left - 2 * padding, fill('text')),
    text(texts[1] ?? '', left + padding, right - 2 * padding, xml`fill="${COLOURS.surface[0]}"`),
  ]);
}

function solutionBadge({ name, license, maturity }: Solution, labels: SiteLabels): Xml {
  const { label } = labels.languageOf(LOCALE).messages.scores.maturity;
  return badge(name, `${license} · ${label} ${maturity}/10`);
}

const productBadge = ({ name, solutions }: LandingPage): Xml =>
  badge(TEXTS.product.title(name(LOCALE)), formatFor(LOCALE).number(solutions.length));

/** Sizes of a card, in pixels: its width, the room at its edge, its letters and its lines. */
const CARD = { width: 480, padding: 20, size: 14, leading: 20 };
const ROOM = CARD.width - 2 * CARD.padding;

/** A card: a heading, a line below it, what it tells, and the host of the catalogue. */
function card(
  { baseUrl }: Site,
  { heading, below, note }: { heading: string; below: string; note: string },
  height: number,
  content: readonly Xml[],
): Xml {
  const { width, padding: x } = CARD;
  const foot = (text: string, isAtEnd: boolean) =>
    line(fitted(text, 12, ROOM / 2 - 8), {
      x: isAtEnd ? width - x : x,
      y: height - 16,
      size: 12,
      colour: 'muted',
      isAtEnd,
    });
  // Bold letters are wider.
  const title = fitted(heading, 20 * 1.16, ROOM);
  return svg(title, width, height, [
    box(0, 0, width, height, 'line', 10),
    box(1, 1, width - 2, height - 2, 'surface', 9),
    line(title, { x, y: 38, size: 20, isBold: true }),
    line(fitted(below, 13, ROOM), { x, y: 60, size: 13, colour: 'muted' }),
    ...content,
    foot(note, false),
    foot(new URL(baseUrl).host, true),
  ]);
}

function solutionCard(site: Site, solution: Solution, labels: SiteLabels, most: number): Xml {
  const { messages, format, categories } = labels.languageOf(LOCALE);
  const { description, category } = localize(solution, LOCALE, format, categories);
  const { padding: x, size, leading } = CARD;
  const lines = wrapped(description, size, ROOM, most);
  const top = 88 + lines.length * leading;
  const column = (ROOM - x) / 2;
  const scores = SCORES.flatMap((score, index) => {
    const words = messages.scores[score];
    const [left, y] = [x + (index % 2) * (column + x), top + Math.floor(index / 2) * 36];
    const points = rating(score, solution[score]);
    return [
      line(`${words.label}: ${wordFor(solution[score], words)}`, { x: left, y: y + 12, size: 13 }),
      line(`${points}/10`, { x: left + column, y: y + 12, size: 13, isAtEnd: true }),
      box(left, y + 18, column, 6, 'line', 3),
      box(left, y + 18, (column * points) / 10, 6, 'accent', 3),
    ];
  });
  const texts = {
    heading: `${solution.icon} ${solution.name}`,
    below: category,
    note: solution.license,
  };
  return card(site, texts, top + 112, [
    ...lines.map((text, index) => line(text, { x, y: 88 + index * leading, size })),
    ...scores,
  ]);
}

function productCard(site: Site, { name, solutions }: LandingPage, most: number): Xml {
  const { width, padding: x, size } = CARD;
  const format = formatFor(LOCALE);
  const rows = solutions.slice(0, most).flatMap((solution, index) => {
    const y = 92 + index * 26;
    return [
      line(fitted(`${solution.icon} ${solution.name}`, size, ROOM * 0.6), { x, y, size }),
      line(fitted(solution.license, 13, ROOM * 0.4 - 8), {
        x: width - x,
        y,
        size: 13,
        colour: 'muted',
        isAtEnd: true,
      }),
    ];
  });
  const texts = {
    heading: TEXTS.product.title(name(LOCALE)),
    below: solutions.length > 1 ? TEXTS.product.order : '',
    note: solutions.length > most ? `+ ${format.number(solutions.length - most)}` : '',
  };
  return card(site, texts, 92 + (rows.length / 2) * 26 + 28, rows);
}

/** Marks beyond these are heaped upon a letter by somebody who means no good, in UTF-16 units with the letter. */
const LONGEST_CHARACTER = 4;

/** Widths of letters in the widest of the fonts that systems have, as parts of the font's size. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[ijlI.,:;'’|!]/, 0.34],
  [/^[-frt()[\]" ·/]/, 0.42],
  [/^[mwMW@%&]/, 0.98],
  [/^[\p{Lu}\d]/u, 0.68],
];
/** Of all other letters. */
const COMMON_WIDTH = 0.61;
/** Of ideographs and emoji. */
const WIDE = 1.25;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

const widthOfCharacter = (character: string): number =>
  stringWidth(character) > 1 ? WIDE : (WIDTHS.find(([some]) => some.test(character))?.[1] ?? COMMON_WIDTH);

const charactersOf = (text: string): string[] =>
  Array.from(characters.segment(text), ({ segment }) =>
    segment.length <= LONGEST_CHARACTER ? segment : (Array.from(segment)[0] ?? ''),
  );

/** How wide a text is at most, in pixels: nobody knows the font of those who will see it. */
const widthOf = (text: string, size: number): number =>
  Math.ceil(charactersOf(text).reduce((sum, character) => sum + widthOfCharacter(character) * size, 0));

/** A text in one line that is no wider than there is room; what is cut off is told by three dots. */
function fitted(text: string, size: number, room: number): string {
  const all = charactersOf(text.replace(/\s+/gu, ' ').trim());
  if (widthOf(all.join(''), size) <= room) return all.join('');
  let line = '';
  for (const character of all) {
    if (widthOf(`${line}${character}…`, size) > room) break;
    line += character;
  }
  return `${line.trimEnd()}…`;
}

/** A text in lines that are no wider than there is room; what is beyond the last line is cut off. */
function wrapped(text: string, size: number, room: number, most: number): string[] {
  const lines: string[] = [];
  let rest = text.replace(/\s+/gu, ' ').trim();
  while (rest !== '' && lines.length < most - 1) {
    let line = '';
    for (const { segment } of words.segment(rest)) {
      if (widthOf(line + segment.trimEnd(), size) > room) break;
      line += segment;
    }
    // A word that is longer than a line is cut anywhere.
    if (line === '') break;
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return rest === '' || most === 0 ? lines : [...lines, fitted(rest, size, room)];
}
