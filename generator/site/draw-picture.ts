// Draws the picture (JPEG) that chats and social networks show of a shared page: font, layout, size.
import { createRequire } from 'node:module';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { UsageError } from '../errors.js';
import { codeVersion } from '../package.js';
import type { SoundSources } from '../sources/load.js';
import type { Issue } from '../sources/source.js';

/** What draws the pictures. An operator who wants them installs it: most do not, and it is larger than all the rest. */
const PACKAGES = ['@napi-rs/canvas', '@fontsource/inter', '@fontsource/noto-color-emoji'];

/** The size that social networks and chats ask for, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The largest picture, in bytes. */
const MAX_BYTES = 40_000;

/** How well pictures are compressed: as well as fits. */
const QUALITIES = [88, 80, 70, 55, 40, 20];

/** The letters that the font has: Latin, Greek and Cyrillic, with accents and common signs. */
const DRAWN =
  /^[\u0020-\u007E\u00A0-\u024F\u0370-\u045F\u0490\u0491\u1E00-\u1EFF\u2010-\u2027\u20AC\u2122]+$/u;
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'];

const COLOURS = { ground: '#11213f', text: '#ffffff', muted: '#b7cdf7', accent: '#4f8cf5', tile: '#ffffff' };
/** The room around what stands on the picture, in pixels. */
const MARGIN = 72;
const ROOM = SHARE_SIZE.width - 2 * MARGIN;

/** The most alternatives on the picture of a product. */
export const MOST = 5;

/** What stands for a solution: its logo as SVG, or its emoji. */
export interface Mark {
  readonly icon: string;
  readonly logo: string | undefined;
}

/** All that a picture shows, as plain data: it is drawn anew when something in it changes. */
export interface Picture {
  readonly name: string;
  /** Of a solution: its mark and what is known of it, in one line. */
  readonly about?: Mark & { readonly license: string; readonly flag: string; readonly stars: string };
  /** Of a product: what replaces it. */
  readonly alternatives?: readonly (Mark & { readonly name: string })[];
  /** How many more replace it. */
  readonly more?: number;
  /** What tells where the picture is from. */
  readonly site: { readonly title: string; readonly address: string; readonly accent: string | undefined };
}

/** Whether the font has all letters of a name. The page of another one keeps the picture of the site. */
export const isDrawn = (name: string): boolean => DRAWN.test(name.normalize('NFC'));

/** Whoever shares the page of a name that the font cannot write gets the picture of the site. */
export function withoutPicture({ entries, products }: Pick<SoundSources, 'entries' | 'products'>): Issue[] {
  const rule = 'share-picture';
  const message = (name: string) =>
    `the font of pictures for shared addresses lacks letters of "${name}": the picture of the site stands in for it.`;
  return [
    ...entries
      .filter(({ solution }) => !isDrawn(solution.name))
      .map((entry) => entry.issue('name', rule, message(entry.solution.name), 'warning')),
    ...[...products.values()]
      .filter(({ name }) => !isDrawn(name))
      .map(({ name }): Issue => ({
        file: 'products.yaml',
        line: 1,
        column: 1,
        severity: 'warning',
        rule,
        message: message(name),
      })),
  ];
}

type Canvas = typeof import('@napi-rs/canvas');

/** Names all that pictures of the same content may differ by. */
export const drawingVersion = (): string => codeVersion(PACKAGES);

let loaded: Canvas | undefined;

/**
 * Loads what draws, with the fonts.
 * @throws {UsageError} when it is not installed
 */
export function loadCanvas(): Canvas {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  try {
    const canvas = require('@napi-rs/canvas') as Canvas;
    const addFont = (font: string, file: string, family: string) =>
      canvas.GlobalFonts.registerFromPath(
        require.resolve(`@fontsource/${font}/files/${font}-${file}-normal.woff2`),
        family,
      );
    for (const subset of SUBSETS)
      for (const weight of [400, 700]) addFont('inter', `${subset}-${weight}`, `Share ${subset}`);
    addFont('noto-color-emoji', 'emoji-400', EMOJI);
    return (loaded = canvas);
  } catch (error) {
    throw new UsageError(
      'With --pages full, pictures for shared addresses are drawn by packages that are installed apart: ' +
        `npm install ${PACKAGES.join(' ')}`,
      { cause: error },
    );
  }
}

const EMOJI = 'Share emoji';
const TEXT = SUBSETS.map((subset) => `"Share ${subset}"`).join(', ');

export function draw({ createCanvas, Image }: Canvas, picture: Picture): Buffer {
  const { width, height } = SHARE_SIZE;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  const { name, about, alternatives = [], more = 0, site } = picture;
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = COLOURS.accent;
  // A colour that the canvas does not know changes nothing.
  if (site.accent !== undefined) pen.fillStyle = site.accent;
  pen.fillRect(0, 0, 16, height);

  const mark = ({ icon, logo }: Mark, x: number, y: number, size: number) => {
    pen.fillStyle = COLOURS.tile;
    pen.beginPath();
    pen.roundRect(x, y, size, size, size / 8);
    pen.fill();
    const image = new Image();
    if (logo !== undefined) image.src = Buffer.from(logo);
    const inside = size * 0.64;
    if (image.width > 0 && image.height > 0) {
      const scale = inside / Math.max(image.width, image.height);
      const [w, h] = [image.width * scale, image.height * scale];
      pen.drawImage(image, x + (size - w) / 2, y + (size - h) / 2, w, h);
    } else emoji(pen, icon, x + size / 2, y + size / 2, inside);
  };

  if (about) {
    mark(about, MARGIN, 56, 152);
    const bottom = title(pen, name, 240);
    facts(pen, about, bottom + 80);
  } else {
    const top = Math.max(title(pen, name, MARGIN) + 48, 240);
    const step = ROOM / (MOST + 1);
    arrow(pen, MARGIN + 8, top + 68, 88);
    alternatives.forEach((each, index) => {
      const x = MARGIN + 148 + index * step;
      mark(each, x, top, 136);
      const label = fitted(pen, each.name, 24, 168);
      pen.textAlign = 'center';
      write(pen, label, x + 68, top + 176, 24, COLOURS.text);
      pen.textAlign = 'left';
    });
    if (more > 0) write(pen, `+${more}`, MARGIN + 148 + MOST * step - 20, top + 82, 40, COLOURS.muted);
  }
  write(
    pen,
    [site.title, site.address].filter(Boolean).join('  ·  '),
    MARGIN,
    height - 44,
    30,
    COLOURS.muted,
    ROOM,
  );
  for (const quality of QUALITIES) {
    const bytes = canvas.toBuffer('image/jpeg', quality);
    if (bytes.byteLength <= MAX_BYTES) return bytes;
  }
  throw new Error(`The picture of "${name}" is larger than ${MAX_BYTES} bytes.`);
}

/** What is known of a solution, in one line: its licence last, since that may be too long. */
function facts(pen: SKRSContext2D, { flag, stars, license }: NonNullable<Picture['about']>, y: number): void {
  let x = MARGIN;
  const add = (icon: string, text: string) => {
    if (icon !== '') {
      emoji(pen, icon, x + 26, y - 14, 52);
      x += 72;
    }
    write(pen, text, x, y, 40, COLOURS.muted, SHARE_SIZE.width - MARGIN - x);
    if (text !== '') x += pen.measureText(text).width + 40;
  };
  if (flag !== '') add(flag, '');
  if (stars !== '') add('⭐', stars);
  add('', license);
}

const font = (size: number, isBold = false) => `${isBold ? 700 : 400} ${size}px ${TEXT}`;

function write(
  pen: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  room = Infinity,
) {
  pen.fillStyle = colour;
  pen.font = font(size);
  pen.fillText(fitted(pen, text, size, room), x, y);
}

/** A picture of a font, its middle at a place. */
function emoji(pen: SKRSContext2D, icon: string, x: number, y: number, size: number): void {
  pen.font = `${Math.round(size * 0.8)}px "${EMOJI}"`;
  pen.fillStyle = '#000000';
  const {
    actualBoundingBoxLeft: left,
    actualBoundingBoxRight: right,
    actualBoundingBoxAscent: above,
    actualBoundingBoxDescent: below,
  } = pen.measureText(icon);
  pen.fillText(icon, x + (left - right) / 2, y + (above - below) / 2);
}

function arrow(pen: SKRSContext2D, x: number, y: number, length: number): void {
  pen.strokeStyle = COLOURS.muted;
  pen.lineWidth = 8;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + length, y);
  pen.moveTo(x + length - 28, y - 28);
  pen.lineTo(x + length, y);
  pen.lineTo(x + length - 28, y + 28);
  pen.stroke();
}

/** A text in one line, cut where there is no room for it. */
function fitted(pen: SKRSContext2D, text: string, size: number, room: number, isBold = false): string {
  pen.font = font(size, isBold);
  if (pen.measureText(text).width <= room) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 0 && pen.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/**
 * Writes a name as large as there is room for it, in at most two lines.
 * @returns the lower end of the last line
 */
function title(pen: SKRSContext2D, name: string, top: number): number {
  const text = name.normalize('NFC');
  const fits = (size: number) => {
    const made = lines(pen, text, size);
    return made.length <= (size > 84 ? 1 : 2) && made.every((line) => pen.measureText(line).width <= ROOM);
  };
  const size = [104, 84, 70, 58].find(fits) ?? 58;
  const [first = '', ...rest] = lines(pen, text, size);
  const shown = [first, rest.join(' ')].filter(Boolean).map((line) => fitted(pen, line, size, ROOM, true));
  shown.forEach((line, index) => {
    pen.font = font(size, true);
    pen.fillStyle = COLOURS.text;
    pen.fillText(line, MARGIN, top + size * (0.8 + index * 1.15));
  });
  return top + size * (0.8 + (shown.length - 1) * 1.15);
}

/** Words in lines, each as long as there is room. */
function lines(pen: SKRSContext2D, text: string, size: number): string[] {
  pen.font = font(size, true);
  const made: string[] = [];
  for (const word of text.split(' ')) {
    const longer = made.length > 0 ? `${made.at(-1)} ${word}` : word;
    if (made.length > 0 && pen.measureText(longer).width <= ROOM) made[made.length - 1] = longer;
    else made.push(word);
  }
  return made;
}
