// Answers of oEmbed for the page of each solution and product, and the page in the frame that they bring.
import { nothing } from 'lit';
import { SCORES, type Solution } from '../../src/catalogue/schema.js';
import { rating } from '../../src/i18n/format.js';
import { localize } from '../../src/i18n/localize.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { wordFor } from '../../src/state/labels.js';
import { DOCUMENT_PATH, type OutputFile } from '../output-file.js';
import { type Assets, hasLogo, mark } from './assets.js';
import type { Pages } from './fingerprint.js';
import { html, xml } from './html.js';
import { siteName } from './identity.js';
import { jsonAttribute } from './label-attributes.js';
import type { LandingPage, LandingPages } from './landing-pages.js';
import { detailUrlOf, homeFolder, logosOf, oembedPath, rootFrom, solutionFolder, toFile } from './page.js';
import { type Frame, hasCatalogue, languagesOf, type Site, type SiteLabels } from './site.js';

export const FRAME_PATH = 'embed/frame.html';

/** Heights in CSS pixels, as oembed.css sets them: all around, the solution of a frame of its own, and a row of a list. */
const HEIGHT = { around: 130, solution: 182, row: 52 };

/** How wide a frame is where a page asks for a number; it is at most as wide as there is room. */
const WIDTH = 600;

/** The most solutions that a frame of a product lists. */
const MOST = 10;

/** How long a consumer may keep an answer, in seconds. */
const CACHE_AGE = 86_400;

/** What a frame shows, in one language. */
interface Content {
  readonly title: string;
  /** Stands below the title. */
  readonly note: string;
  /** The one solution that it is about, or those that it lists. */
  readonly shown: Solution | readonly Solution[];
  /** The folder of the page that it leads to. */
  readonly folder: string;
  readonly height: number;
}

/** What a frame is made with. */
interface Context {
  readonly frame: Frame;
  readonly assets: Assets;
  readonly locale: Locale;
  readonly labels: SiteLabels;
  readonly isLogo: (solution: Solution) => boolean;
}

/**
 * Writes, for every page of a solution or product, what a system asks for when somebody pastes the page's address into
 * it (oembed.com), and the page for the frame that the answer brings. The height of a frame is known beforehand: no line
 * in it breaks.
 */
export function* writeOembed(
  site: Site,
  assets: Assets,
  { products, labels }: LandingPages,
  pages: Pages,
): Generator<OutputFile> {
  const isLogo = (solution: Solution) => hasLogo(site, solution);
  for (const locale of languagesOf(site)) {
    const context: Context = { frame: site, assets, locale, labels, isLogo };
    const contents = [
      ...site.catalogue.solutions.map((solution) => ofSolution(solution, context)),
      ...products.map((product) => ofProduct(product, locale)),
    ];
    for (const content of contents) {
      const path = oembedPath(content.folder, 'html');
      const model = { ...content, logos: [content.shown].flat().map(isLogo) };
      yield pages.page(path, locale, model, () => writeFrame(path, content, context));
      yield writeAnswer(path, content, context);
    }
  }
}

function ofSolution(solution: Solution, { locale, labels }: Context): Content {
  const { format, categories } = labels.languageOf(locale);
  const { category } = localize(solution, locale, format, categories);
  return {
    title: solution.name,
    note: `${category} · ${solution.license}`,
    shown: solution,
    folder: solutionFolder(solution)(locale),
    height: HEIGHT.around + HEIGHT.solution,
  };
}

function ofProduct({ name, solutions, folder }: LandingPage, locale: Locale): Content {
  const texts = PAGE_MESSAGES[locale].product;
  return {
    title: texts.title(name(locale)),
    note: solutions.length > 1 ? texts.order : '',
    shown: solutions,
    folder: folder(locale),
    height: HEIGHT.around + HEIGHT.row * Math.min(solutions.length, MOST),
  };
}

/**
 * The answer to who pastes the page's address, of the type "rich". WordPress keeps frames of unknown sites from opening
 * other pages, and loads the script that follows their links only beside a quotation. It takes "hidden" away, and shows
 * the quotation to readers without scripts; elsewhere nobody sees it.
 */
function writeAnswer(
  path: string,
  { title, folder, height }: Content,
  { frame, locale }: Context,
): OutputFile {
  const src = frame.baseUrl + path;
  const quotation = xml`<blockquote hidden><a href="${frame.baseUrl + folder}">${title}</a></blockquote>`;
  const answer = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: siteName(frame, locale),
    provider_url: frame.baseUrl,
    cache_age: CACHE_AGE,
    width: WIDTH,
    height,
    html: xml`${quotation}<iframe src="${src}" title="${title}" width="100%" height="${height}" frameborder="0" style="border: 0; max-width: ${WIDTH}px" loading="lazy"></iframe>`
      .xml,
  };
  return { path: path.replace(/html$/, 'json'), bytes: Buffer.from(`${JSON.stringify(answer)}\n`) };
}

function writeFrame(path: string, content: Content, context: Context): OutputFile {
  const { title, note, shown, folder } = content;
  const { frame, assets, locale } = context;
  const root = rootFrom(path);
  const isList = 'length' in shown;
  return toFile(
    path,
    html`<!doctype html>
      <html lang=${locale}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <link rel="canonical" href=${frame.baseUrl + folder} />
          <link rel="stylesheet" href="${root}${assets.oembedStyle.path}" />
          <script defer src="${root}${assets.oembedScript.path}"></script>
          <!-- Links lead out of the frame. -->
          <base target="_top" />
        </head>
        <body>
          <h1>
            ${isList ? nothing : mark(shown, context.isLogo(shown), root, 24)}
            <a href="${root}${folder}">${title}</a>
          </h1>
          <p class="note">${note}</p>
          ${isList ? list(shown, context, root) : about(shown, context)}
          <p class="note end">
            <a href="${root}${homeFolder(locale)}">${siteName(frame, locale)}</a>
            ${isList && shown.length > MOST ? html`<a href="${root}${folder}">+ ${shown.length - MOST}</a>` : nothing}
          </p>
        </body>
      </html>`,
  );
}

/** The description of a solution and its scores. */
function about(shown: Solution, { locale, labels }: Context): unknown {
  const { messages, format } = labels.languageOf(locale);
  return html`${description(shown, locale, labels)}
    <dl>
      ${SCORES.map((score) => {
        const points = rating(score, shown[score]);
        const words = messages.scores[score];
        return html`<div>
          <dt>${words.label}</dt>
          <dd>
            <svg viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width="10" height="1" class="rest" />
              <rect width=${points} height="1" />
            </svg>
            ${format.number(points)}/10 ${wordFor(shown[score], words)}
          </dd>
        </div>`;
      })}
    </dl>`;
}

const list = (solutions: readonly Solution[], { locale, labels, isLogo }: Context, root: string): unknown =>
  html`<ul>
    ${solutions.slice(0, MOST).map(
      (each) =>
        html`<li>
          ${mark(each, isLogo(each), root, 24)}
          <a href="${root}${solutionFolder(each)(locale)}">${each.name}</a>
          <span class="note">${each.license}</span>
          ${description(each, locale, labels)}
        </li>`,
    )}
  </ul>`;

function description(shown: Solution, locale: Locale, labels: SiteLabels): unknown {
  const { format } = labels.languageOf(locale);
  const { description: text, descriptionLang } = localize(shown, locale, format);
  return html`<p class="description" lang=${descriptionLang === locale ? nothing : descriptionLang}>
    ${text}
  </p>`;
}

/**
 * The page for frames of the catalogue, a list or a card, which the configurator gives the code of: the element, and nothing
 * else. Its script puts the element there that the address asks for, and loads the smaller script where that has it.
 */
export function writeCatalogueFrame(
  site: Frame & { readonly logos: { readonly size: number } },
  { icon, style, frameScript, element, card }: Assets,
  { labels }: LandingPages,
): OutputFile {
  const { title } = PAGE_MESSAGES.en.embed;
  const root = rootFrom(FRAME_PATH);
  const named = labels.ofElement();
  return toFile(
    FRAME_PATH,
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${title} – ${siteName(site, 'en')}</title>
          <link rel="canonical" href=${site.baseUrl + FRAME_PATH} />
          <link rel="icon" href="${root}${icon.path}" type="image/svg+xml" />
          <link rel="stylesheet" href="${root}${style.path}" />
          <script type="module" src="${root}${frameScript.path}"></script>
          <!-- Links lead out of the frame: hardly any website lets itself be framed. -->
          <base target="_top" />
        </head>
        <body
          class="frame"
          data-script=${element ? root + element.path : nothing}
          data-card-script=${card ? root + card.path : nothing}
        >
          <solution-catalogue
            src="${root}${DOCUMENT_PATH}"
            detail-url=${detailUrlOf(site, root) ?? nothing}
            logos=${logosOf(site, root) ?? nothing}
            category-labels=${jsonAttribute(named.categoryLabels)}
            tag-labels=${jsonAttribute(named.tagLabels)}
            product-labels=${jsonAttribute(named.productLabels)}
          >
            ${languagesOf(site).map(
              (locale) =>
                html`<a href="${root}${hasCatalogue(site) ? homeFolder(locale) : ''}" lang=${locale}
                  >${PAGE_MESSAGES[locale].embed.fallback}</a
                > `,
            )}
          </solution-catalogue>
        </body>
      </html>`,
  );
}
