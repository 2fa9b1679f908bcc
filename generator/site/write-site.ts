import { replacedProducts } from '../../src/search/products.js';
import { writeChangesFile } from '../document/changes.js';
import { writeOpenapi, writeSchema } from '../document/openapi.js';
import { writeHosting } from '../hosting/write-hosting.js';
import type { OutputFile } from '../output-file.js';
import { withSidecars } from '../publish/compress.js';
import { type Assets, makeAssets, writeAssets } from './assets.js';
import { findLandingPages, type LandingPages, writeLandingPages } from './landing-pages.js';
import { writeLogos } from './logos.js';
import { ELEMENT_STYLE_HASH } from './render-element.js';
import { hasCatalogue, type Site } from './site.js';
import { writeMethod, writeOwnPages } from './write-about.js';
import { writeBadges } from './write-badges.js';
import { writeChanges } from './write-changes.js';
import { writeEmbed } from './write-embed.js';
import { writeChoosers, writeHome } from './write-home.js';
import { writeOembed } from './write-oembed.js';
import { writeSlices } from './write-slices.js';
import { writeSolutions } from './write-solutions.js';
import { writeReference } from './write-reference.js';
import { writeFeeds, writeSitemap } from './write-xml.js';

/** Files worth compressing: texts that many ask for. Pages of solutions and landing pages are left out, since they are many and small. */
const COMPRESSED =
  /^(?:assets\/.*\.(?:css|js|svg)|reference\/.*|(?:embed\/)?\w\w\/(?:reference\/)?(?:index\.html|feed\.xml))$/;

/** Writes everything around the one endpoint: pages, descriptions for machines, and what tells hosts about headers. */
export function* writeSite(content: Omit<Site, 'hasProducts'>): Generator<OutputFile> {
  const hasProducts = content.catalogue.solutions.some((solution) => replacedProducts(solution).length > 0);
  const site = { ...content, hasProducts };
  for (const file of writeFiles(site)) yield COMPRESSED.test(file.path) ? withSidecars(file, 'good') : file;
}

/** Writes the pages of what is in the catalogue, its feeds, which lead to them, and its slices: what makes most of the files. */
function* writeCatalogue(site: Site, assets: Assets, landingPages: LandingPages): Generator<OutputFile> {
  yield* writeHome(site, assets, landingPages);
  yield* writeLandingPages(site, assets, landingPages);
  yield* writeSolutions(site, assets, landingPages);
  yield* writeChanges(site, assets, landingPages.labels);
  yield* writeMethod(site, assets, landingPages);
  yield* writeFeeds(site, landingPages);
  yield* writeSlices(site.catalogue, landingPages);
  if (site.level === 'full') {
    yield* writeBadges(site, landingPages);
    yield* writeOembed(site, assets, landingPages);
  }
}

function* writeFiles(site: Site): Generator<OutputFile> {
  const assets = makeAssets(site);
  const landingPages = findLandingPages(site);
  yield* writeAssets(assets, site.published);
  yield* writeLogos(site);
  yield writeSchema(site.baseUrl);
  yield writeOpenapi(site.baseUrl);
  if (hasCatalogue(site)) yield* writeCatalogue(site, assets, landingPages);
  yield writeChangesFile(site.changes);
  yield* writeOwnPages(site, assets);
  yield* writeReference(site, assets);
  yield* writeEmbed(site, assets, landingPages);
  yield* writeChoosers(site, assets);
  yield* writeSitemap(site, landingPages);
  yield* writeHosting(site.baseUrl, ELEMENT_STYLE_HASH);
}
