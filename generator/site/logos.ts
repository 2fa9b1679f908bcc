import sanitizeHtml from 'sanitize-html';
import type { Solution } from '../../src/catalogue/schema.js';
import { slug } from '../../src/catalogue/addresses.js';
import { LOGOS, type OutputFile } from '../output-file.js';
import { html } from './html.js';
import type { Site } from './site.js';

/** The elements that draw. None of them loads, links or runs anything. */
const LEAVES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'stop'];
const SHAPES = [
  ...LEAVES,
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'linearGradient',
  'radialGradient',
  'clipPath',
  'mask',
  'pattern',
];

const ATTRIBUTES = [
  'xmlns',
  'viewBox',
  'width',
  'height',
  'id',
  'd',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'points',
  'transform',
  'fill',
  'stroke',
  'opacity',
  'color',
  'offset',
  'mask',
  'clip-path',
  'fill-*',
  'stroke-*',
  'stop-*',
  'clip-rule',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'maskContentUnits',
  'patternUnits',
  'patternTransform',
  'preserveAspectRatio',
];

/** A value that names a picture or a style elsewhere. Sources with one are refused already. */
const ELSEWHERE = /url\(\s*["']?\s*[^"'#\s]/i;

/** What is left of an SVG when all is gone that does not draw. */
export const cleanSvg = (svg: string): string =>
  sanitizeHtml(svg, {
    allowedTags: SHAPES,
    allowedAttributes: { '*': ATTRIBUTES },
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attributes).filter(([, value]) => !ELSEWHERE.test(value))),
      }),
    },
    parser: { xmlMode: true },
    selfClosing: LEAVES,
  }).trim();

/** The logos of the solutions that have one. */
export const writeLogos = ({ logos }: Site): OutputFile[] =>
  [...logos].map(([name, svg]) => ({
    path: `${LOGOS}${name}.svg`,
    bytes: Buffer.from(`${cleanSvg(svg)}\n`),
  }));

/** Whether a solution has a logo. */
export const hasLogo = ({ logos }: Pick<Site, 'logos'>, { name }: Pick<Solution, 'name'>): boolean =>
  logos.has(slug(name));

/**
 * The logo of a solution, or its emoji where there is none. Its name stands beside it.
 * @param size in CSS pixels
 */
export const mark = (
  { name, icon }: Pick<Solution, 'name' | 'icon'>,
  isLogo: boolean,
  root: string,
  size: number,
): unknown =>
  isLogo
    ? html`<img class="logo" src="${root}${LOGOS}${slug(name)}.svg" alt="" width=${size} height=${size} />`
    : html`<span class="sign" aria-hidden="true">${icon}</span>`;
