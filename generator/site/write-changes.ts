// The page of changes, the history of an entry on its own page, and the pages of solutions that are gone.
import { nothing } from 'lit';
import { type ScoreName, SCORES, type Solution } from '../../src/catalogue/schema.js';
import { slug } from '../../src/catalogue/addresses.js';
import { interleave } from '../../src/i18n/format.js';
import { MESSAGES } from '../../src/i18n/languages.js';
import type { Locale } from '../../src/i18n/locales.js';
import { PAGE_MESSAGES } from '../../src/i18n/site-languages.js';
import { rating } from '../../src/i18n/format.js';
import type { Change } from '../document/changes.js';
import type { OutputFile } from '../output-file.js';
import type { Texts } from '../sources/schema-fields.js';
import type { Assets } from './assets.js';
import type { Pages } from './fingerprint.js';
import { html, textIn } from './html.js';
import { categoriesFolder, changesFolder, homeFolder, pagePath, solutionFolder, writePage } from './page.js';
import { type Frame, languagesOf, monthName, type Site, type SiteLabels } from './site.js';

/** How many months the page goes back. */
const MONTHS = 12;

/** A solution that is gone, or has another name now. */
export interface Gone {
  readonly name: string;
  readonly date: string;
  readonly reason?: Texts | undefined;
  /** What takes its place, or is its new name. */
  readonly successor?: Pick<Solution, 'name'> | undefined;
  /** The slug of what takes its place, where it is not in the catalogue. */
  readonly elsewhere?: string | undefined;
  readonly isRenamed: boolean;
}

/** The solutions that are gone: those of which catalogue.yaml says why, and those that builds have missed. The latest first. */
export function goneSolutions({ catalogue, removed, changes }: Site): Gone[] {
  const bySlug = new Map(catalogue.solutions.map((solution) => [slug(solution.name), solution]));
  const notesBySlug = new Map(Object.entries(removed));
  const found = [
    ...Object.values(removed).map(({ name, date, reason, successor }) => ({
      name,
      date,
      reason,
      // What took its place may be gone as well: its page says what has taken that of both.
      successor: bySlug.get(successor ?? '') ?? notesBySlug.get(successor ?? ''),
      elsewhere: successor,
      isRenamed: false,
    })),
    ...changes.flatMap(({ kind, name, date, before }): Gone[] => {
      if (kind === 'renamed' && before !== undefined)
        return [{ name: before, date, successor: bySlug.get(slug(name)), isRenamed: true }];
      return kind === 'removed' ? [{ name, date, isRenamed: false }] : [];
    }),
  ];
  const told = new Set<string>();
  return found
    .filter(({ name }) => {
      const address = slug(name);
      const isGone = address !== '' && !bySlug.has(address) && !told.has(address);
      told.add(address);
      return isGone;
    })
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

/** What the page of changes shows besides what all pages have in common. */
interface Model {
  readonly changes: readonly Change[];
  readonly gone: readonly Gone[];
  readonly solutions: readonly Pick<Solution, 'name' | 'addedAt'>[];
}

/** Writes the page of what has changed, month by month, and pages that say of what is gone why, in every language. */
export function* writeChanges(
  site: Site,
  assets: Assets,
  labels: SiteLabels,
  pages: Pages,
): Generator<OutputFile> {
  const { changes, catalogue } = site;
  const gone = goneSolutions(site);
  const solutions = catalogue.solutions.map(({ name, addedAt }) => ({ name, addedAt }));
  const model: Model = { changes, gone, solutions };
  for (const locale of languagesOf(site)) {
    yield pages.page(pagePath(changesFolder(locale)), locale, model, () =>
      writeChangesPage(site, assets, model, labels, locale),
    );
    for (const each of gone)
      yield pages.page(pagePath(solutionFolder(each)(locale)), locale, each, () =>
        writeGone(site, assets, each, labels, locale),
      );
  }
}

function writeChangesPage(
  site: Frame,
  assets: Assets,
  model: Model,
  labels: SiteLabels,
  locale: Locale,
): OutputFile {
  const texts = PAGE_MESSAGES[locale].changes;
  return writePage(site, assets, {
    locale,
    folder: changesFolder,
    title: texts.title,
    description: texts.description,
    current: 'changes',
    main: (root) =>
      html`<div class="page article">
        <h1>${texts.title}</h1>
        <p class="lead">${texts.lead}</p>
        ${months(site, model, labels, locale, root)}
      </div>`,
  });
}

function months(
  site: Frame,
  { changes, gone, solutions }: Model,
  labels: SiteLabels,
  locale: Locale,
  root: string,
): unknown {
  const texts = PAGE_MESSAGES[locale].changes;
  const present = new Set(solutions.map(({ name }) => name));
  const removed = gone.filter(({ isRenamed }) => !isRenamed);
  const changed = changes.filter(({ kind, name }) => kind !== 'removed' && present.has(name));
  const all = new Set(
    [
      ...solutions.map(({ addedAt }) => addedAt),
      ...removed.map(({ date }) => date),
      ...changed.map(({ date }) => date),
    ]
      .map((date) => date.slice(0, 7))
      .sort()
      .toReversed(),
  );
  if (all.size === 0) return html`<p>${texts.nothing}</p>`;
  const name = monthName(locale, site);
  const { compare } = labels.languageOf(locale).format;
  return [
    [...all].slice(0, MONTHS).map((month) => {
      const added = solutions.filter(({ addedAt }) => addedAt.startsWith(month));
      const gonesOf = removed.filter(({ date }) => date.startsWith(month));
      const changesOf = changed.filter(({ date }) => date.startsWith(month));
      return html`<section>
        <h2 id="m${month}">${name.format(new Date(`${month}-15`))}</h2>
        ${
          gonesOf.length > 0
            ? list(
                texts.removed,
                gonesOf.map((each) => goneRow(each, labels, locale, root)),
              )
            : nothing
        }
        ${
          changesOf.length > 0
            ? list(
                texts.changed,
                changesOf.map((change) => changedRow(change, labels, locale, root)),
              )
            : nothing
        }
        ${
          added.length > 0
            ? html`<h3>${texts.added}</h3>
                <ul class="names" role="list">
                  ${added
                    .toSorted((a, b) => compare(a.name, b.name))
                    .map((solution) => html`<li>${link(solution, locale, root)}</li>`)}
                </ul>`
            : nothing
        }
      </section>`;
    }),
    all.size > MONTHS ? html`<p>${texts.earlier}</p>` : nothing,
  ];
}

const list = (title: string, rows: unknown): unknown =>
  html`<h3>${title}</h3>
    <dl class="terms">${rows}</dl>`;

const link = (solution: Pick<Solution, 'name'>, locale: Locale, root: string): unknown =>
  html`<a href="${root}${solutionFolder(solution)(locale)}">${solution.name}</a>`;

const day = (date: string, labels: SiteLabels, locale: Locale): unknown =>
  html`<time datetime=${date}>${labels.languageOf(locale).format.date(date)}</time>`;

/** What has happened to an entry, the latest first: nothing but the day of its coming where that is all. */
export function historyOf(
  { addedAt }: Pick<Solution, 'addedAt'>,
  changes: readonly Change[],
  labels: SiteLabels,
  locale: Locale,
): unknown {
  const { solution, changes: texts } = PAGE_MESSAGES[locale];
  const rows = [
    ...changes.map((change) => [change.date, whatChanged(change, labels, locale)] as const),
    [addedAt, texts.added] as const,
  ];
  return html`<section>
    <h2>${solution.history}</h2>
    <dl class="terms">
      ${rows.map(
        ([date, what]) =>
          html`<div>
            <dt>${day(date, labels, locale)}</dt>
            <dd>${what}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

function changedRow(change: Change, labels: SiteLabels, locale: Locale, root: string): unknown {
  return html`<div>
    <dt>${link(change, locale, root)}</dt>
    <dd>${whatChanged(change, labels, locale)}. ${day(change.date, labels, locale)}</dd>
  </div>`;
}

/** What of a solution changed, in words. */
export function whatChanged(
  { kind, before = '', fields = [] }: Change,
  labels: SiteLabels,
  locale: Locale,
): string {
  const texts = PAGE_MESSAGES[locale].changes;
  if (kind === 'renamed') return texts.renamed(before);
  const { facets, card, scores } = MESSAGES[locale];
  const { format } = labels.languageOf(locale);
  const isScore = (field: string): field is ScoreName => (SCORES as readonly string[]).includes(field);
  const names = new Map<string, string>([
    ['category', facets.category],
    ['license', facets.license],
    ['deployment', facets.deployment],
    ['audience', facets.audience],
    ['tags', facets.tag],
    ['origin', facets.origin],
    ['website', card.website],
    ['github', card.repository],
  ]);
  const words = fields.map(({ field, before: earlier, after: now }) => {
    if (field.startsWith('description')) return texts.texts;
    const name = isScore(field) ? scores[field].label : names.get(field);
    const shown = (value: string | number): string => {
      if (typeof value === 'number') return format.number(isScore(field) ? rating(field, value) : value);
      return field === 'category' ? labels.category(value, locale) : value;
    };
    const difference =
      earlier === undefined || now === undefined ? '' : ` (${texts.from(shown(earlier), shown(now))})`;
    return (name ?? field) + difference;
  });
  return format.list([...new Set(words)]);
}

function goneRow(gone: Gone, labels: SiteLabels, locale: Locale, root: string): unknown {
  return html`<div>
    <dt>${link(gone, locale, root)}</dt>
    <dd>${because(gone, locale, root)} ${day(gone.date, labels, locale)}</dd>
  </div>`;
}

function because({ reason, successor, elsewhere }: Gone, locale: Locale, root: string): unknown {
  const { gone } = PAGE_MESSAGES[locale];
  return html`${reason ? textIn(reason, locale) : gone.noReason}
  ${elsewhere ? interleave<unknown>(gone.successor, { link: successor ? link(successor, locale, root) : elsewhere }) : nothing}`;
}

/** The page that a solution leaves behind. Search engines forget it; people who come by an old link learn why. */
function writeGone(site: Frame, assets: Assets, gone: Gone, labels: SiteLabels, locale: Locale): OutputFile {
  const texts = PAGE_MESSAGES[locale];
  const { name, date, successor, isRenamed } = gone;
  return writePage(site, assets, {
    locale,
    folder: solutionFolder(gone),
    title: texts.gone.title(name),
    description: texts.gone.description(name),
    isForReadersOnly: true,
    main: (root) =>
      html`<div class="page article">
        <h1>${texts.gone.title(name)}</h1>
        ${
          isRenamed && successor
            ? html`<p class="lead">
                ${interleave<unknown>(texts.gone.renamed, { link: link(successor, locale, root) })}
              </p>`
            : html`<p class="lead">${because(gone, locale, root)}</p>
                <p>${interleave<unknown>(texts.gone.since, { date: day(date, labels, locale) })}</p>`
        }
        <p class="ways">
          <a class="button" href="${root}${homeFolder(locale)}">${texts.gone.search}</a>
          <a href="${root}${categoriesFolder(locale)}">${texts.indexes.categories.title}</a>
          <a href="${root}${changesFolder(locale)}">${texts.changes.title}</a>
        </p>
      </div>`,
  });
}
