// The assets of a site: scripts, style sheets, logos and icons under names that change with their content.
import { createHash } from 'node:crypto';
import { slug } from '../../src/catalogue/addresses.js';
import type { Solution } from '../../src/catalogue/schema.js';
import { solutionCardStyles } from '../../src/views/card/card.styles.js';
import { detailsStyles } from '../../src/views/card/details.styles.js';
import { resultListStyles } from '../../src/views/results/results.styles.js';
import { reset } from '../../src/views/theme/reset.styles.js';
import { tokens } from '../../src/views/theme/tokens.styles.js';
import { INTEGRITY_PATH, integrityOf, type PublishedScript } from '../document/published.js';
import { LOGOS, type OutputFile, PICTURES, whenAsked } from '../output-file.js';
import { readOwnFile } from '../package.js';
import { contentHash } from '../publish/build-memory.js';
import { html, sanitize } from './html.js';
import { colourStyles } from './identity.js';
import type { Site } from './site.js';

/** A file that pages load, under a name that changes with its content: browsers may keep it for ever. */
export type Asset = PublishedScript;

/** What the pages load. */
export interface Assets {
  readonly style: Asset;
  readonly pageScript: Asset;
  readonly chooseScript: Asset;
  readonly requestScript: Asset;
  /** Imports the one after it, which imports the next: they lie beside each other. */
  readonly configuratorScript: Asset;
  readonly snippetsScript: Asset;
  readonly settingsScript: Asset;
  readonly fallbackScript: Asset;
  readonly frameScript: Asset;
  /** For pages of others: adjusts the height of the frame. */
  readonly resizeScript: Asset;
  /** For the pages that stand in frames where somebody has pasted an address. */
  readonly oembedStyle: Asset;
  readonly oembedScript: Asset;
  readonly icon: Asset;
  readonly picture: Asset;
  /** The logo of the site, when it has one. */
  readonly logo: Asset | undefined;
  /** The element, when it is built. */
  readonly element: Asset | undefined;
  /** The same under an address that stays, for pages that want whatever is current of a major version. */
  readonly currentElement: Asset | undefined;
  /** The smaller script for articles, in the same two ways. */
  readonly card: Asset | undefined;
  readonly currentCard: Asset | undefined;
  /** What lies beside the element, since its licences ask for it. */
  readonly licences: OutputFile | undefined;
}

/** Makes the assets of a site. */
export function makeAssets(site: Site): Assets {
  const { logo } = site.settings;
  const [configuratorScript, snippetsScript, settingsScript, fallbackScript] = toFolder(
    'configurator.js',
    'snippets.js',
    'settings.js',
    'fallback.js',
  );
  const element = site.element && toAsset(`solution-catalogue-${site.version}.js`, site.element.script);
  const card = site.element && toAsset(`solution-card-${site.version}.js`, site.element.cardScript);
  return {
    style: toAsset(
      'site.css',
      Buffer.concat([readStatic('site.css'), Buffer.from(cardStyles() + colourStyles(site))]),
    ),
    pageScript: toAsset('page.js'),
    chooseScript: toAsset('choose.js'),
    requestScript: toAsset('request.js'),
    configuratorScript,
    snippetsScript,
    settingsScript,
    fallbackScript,
    frameScript: toAsset('frame.js'),
    resizeScript: toAsset('resize.js'),
    oembedStyle: toAsset(
      'oembed.css',
      Buffer.concat([readStatic('oembed.css'), Buffer.from(colourStyles(site))]),
    ),
    oembedScript: toAsset('oembed.js'),
    icon: toPicture('icon.svg'),
    picture: toPicture('open-graph.png'),
    logo: logo && toPicture(logo.name, scalableLogo(logo)),
    element,
    currentElement: element && { ...element, path: `assets/v${majorOf(site.version)}/solution-catalogue.js` },
    card,
    currentCard: card && { ...card, path: `assets/v${majorOf(site.version)}/solution-card.js` },
    licences: site.element && { path: 'assets/licenses.txt', bytes: site.element.licences },
  };
}

/**
 * The files of the assets. The element lies there under a name that changes, under one that stays for its major version
 * and, as in version 0.1, under one that stays for ever. What was published before stays beside it: pages of others name
 * it. So does the smaller script, but for the last of these names. `integrity.json` has the hashes of all of them, and
 * the licences go along.
 * @param published scripts of earlier builds
 */
export function writeAssets(
  { element, currentElement, card, currentCard, licences, logo, ...assets }: Assets,
  published: readonly PublishedScript[],
): OutputFile[] {
  const files: OutputFile[] = [...Object.values(assets), ...(logo ? [logo] : [])];
  if (!element || !currentElement || !card || !currentCard || !licences) return files;
  const made = [
    { ...element, path: 'assets/solution-catalogue.js' },
    currentElement,
    element,
    currentCard,
    card,
  ];
  const paths = new Set([...files, ...made].map(({ path }) => path));
  const scripts = [...made, ...published.filter(({ path }) => !paths.has(path))];
  const integrity = Object.fromEntries(
    [...scripts, assets.resizeScript].map((script) => [
      script.path.replace(/^assets\//, ''),
      script.integrity,
    ]),
  );
  return [
    ...files,
    ...scripts,
    licences,
    { path: INTEGRITY_PATH, bytes: Buffer.from(`${JSON.stringify(integrity, null, 2)}\n`) },
  ];
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';

function toAsset(name: string, bytes: Uint8Array = readStatic(name), folder = 'assets/v/'): Asset {
  return {
    path: `${folder}${name.replace(/(\.\w+)$/, `-${shortHash(bytes)}$1`)}`,
    bytes,
    integrity: integrityOf(bytes),
  };
}

/** Pictures lie in a folder of their own, since they are sent with a policy of their own. */
const toPicture = (name: string, bytes?: Uint8Array): Asset => toAsset(name, bytes, PICTURES);

/** Modules that import each other by name. They stand in a folder named by the hash of all. */
function toFolder<N extends readonly string[]>(...names: N): { [At in keyof N]: Asset } {
  const folder = `assets/v/${shortHash(Buffer.concat(names.map((name) => readStatic(name))))}`;
  return names.map((name) => {
    const bytes = readStatic(name);
    return { path: `${folder}/${name}`, bytes, integrity: integrityOf(bytes) };
  }) as { [At in keyof N]: Asset };
}

const shortHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** The styles of cards that stand in the page itself, below `.solutions`. */
function cardStyles(): string {
  const nested = [tokens, reset, resultListStyles, detailsStyles, solutionCardStyles]
    .map(({ cssText }) => cssText)
    .join('\n')
    // Rules that have no meaning below a class: themes of the host, and animations.
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/:host\([^{]*\{[^{}]*\}/g, '')
    .replaceAll(':host', '&')
    .replace(/\n\s*/g, '\n');
  return `.solutions {\n${nested}\n}\n`;
}

/** Reads a file of the folder `static`, which the build also copies beside the bundled program. */
const readStatic = (name: string): Buffer => readOwnFile(new URL(`./static/${name}`, import.meta.url));

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

/** A value that names a picture or a style elsewhere, also where a backslash hides the name of the function. */
const ELSEWHERE = /url\(\s*["']?\s*[^"'#\s]|(?:image|image-set|cross-fade|src)\(|\\/i;

/** An SVG that says its size and not its view box would be cut off where it is shown in another size. */
const scalable = (svg: string): string =>
  svg.replace(/<svg\b[^>]*>/, (tag) => {
    const [width, height] = ['width', 'height'].map(
      (name) => new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1],
    );
    return /\sviewBox=/.test(tag) || width === undefined || height === undefined
      ? tag
      : tag.replace('<svg', `<svg viewBox="0 0 ${width} ${height}"`);
  });

/** The logo of the site, whatever its format. */
const scalableLogo = ({ name, bytes }: NonNullable<Site['settings']['logo']>): Uint8Array =>
  name.endsWith('.svg') ? Buffer.from(scalable(Buffer.from(bytes).toString())) : bytes;

/** What is left of an SVG when all is gone that does not draw. */
export const cleanSvg = (svg: string): string =>
  sanitize(scalable(svg), {
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
  [...logos].map(([name, svg]) => {
    const path = `${LOGOS}${name}.svg`;
    return whenAsked(path, contentHash(Buffer.from(`${path} ${svg}`)), () =>
      Buffer.from(`${cleanSvg(svg)}\n`),
    );
  });

/** Whether a solution has a logo. */
export const hasLogo = (
  { logos }: { readonly logos: Pick<ReadonlySet<string>, 'has'> },
  { name }: Pick<Solution, 'name'>,
): boolean => logos.has(slug(name));

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
