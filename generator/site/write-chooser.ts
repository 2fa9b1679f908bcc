import { LOCALES, type Locale } from '../../src/i18n/locales.js';
import type { OutputFile } from '../output-file.js';
import type { Assets } from './assets.js';
import { html } from './html.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { embedFolder, head, homeFolder, rootFrom, toFile } from './page.js';
import type { Site } from './site.js';

/**
 * Writes the pages that have no language of their own: the site's root and the configurator's. A script leads on to
 * the reader's language before anything is seen; without scripts the languages are links.
 */
export const writeChoosers = (site: Site, assets: Assets): OutputFile[] => [
  writeChooser(site, assets, '', homeFolder, (locale) => PAGE_MESSAGES[locale].home),
  writeChooser(site, assets, 'embed/', embedFolder, (locale) => PAGE_MESSAGES[locale].embed),
];

function writeChooser(
  site: Site,
  assets: Assets,
  folder: string,
  to: (locale: Locale) => string,
  textsOf: (locale: Locale) => { title: string; lead: string },
): OutputFile {
  const root = rootFrom(folder);
  const { title, lead } = textsOf('en');
  return toFile(
    `${folder}index.html`,
    html`<!doctype html>
      <html lang="en">
        <head>
          ${head(site, assets, { locale: 'en', title, description: lead, root, address: site.baseUrl + folder })}
          ${LOCALES.map(
            (locale) => html`<link rel="alternate" hreflang=${locale} href=${site.baseUrl + to(locale)} />`,
          )}
          <script src="${root}${assets.chooseScript.path}"></script>
        </head>
        <body>
          <main class="page chooser" id="content">
            <h1>${PAGE_MESSAGES.en.choose}</h1>
            <ul role="list">
              ${LOCALES.map(
                (locale) =>
                  html`<li lang=${locale}>
                    <a href="${root}${to(locale)}" hreflang=${locale}>${PAGE_MESSAGES[locale].language}</a>
                    <p>${textsOf(locale).title}</p>
                  </li>`,
              )}
            </ul>
          </main>
        </body>
      </html>`,
  );
}
