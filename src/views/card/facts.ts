import { html, nothing, type TemplateResult } from 'lit';
import { SCORES, type ScoreName, type Solution } from '../../catalogue/schema.js';
import type { Language } from '../../i18n/localize.js';
import { licenceKind } from '../../catalogue/meaning.js';
import type { Platform } from '../../catalogue/values.js';
import type { Messages } from '../../i18n/messages.js';
import { nameOf } from '../../i18n/format.js';
import { licensesIn } from '../../search/facets.js';
import {
  fit,
  plainTags,
  platforms,
  replacedProducts,
  type FacetName,
  type FitReason,
  type SortName,
} from '../../search/index.js';
import { productLabel, rating, tagLabel, wordFor } from '../../state/labels.js';
import type { CardModel } from '../../state/view-models.js';
import type { ViewContext } from '../view.js';

/** A text with what the query matched marked. */
export function marked(text: string, { highlights }: CardModel): unknown {
  const ranges = highlights?.(text) ?? [];
  if (ranges.length === 0) return text;
  const parts: unknown[] = [];
  let at = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(at, start), html`<mark>${text.slice(start, end)}</mark>`);
    at = end;
  }
  return [...parts, text.slice(at)];
}

/** A name that shows everything of that name, where the reader may filter by it. */
export function filterButton(
  facet: FacetName,
  values: readonly string[],
  content: unknown,
  { filter }: CardModel,
  { dispatch }: ViewContext,
): unknown {
  if (!filter) return content;
  return html`<button
    type="button"
    class="name"
    @click=${() => {
      dispatch(filter(facet, values));
    }}
  >
    ${content}
  </button>`;
}

/** What a solution has of a facet, by name; undefined where it has nothing. */
function names(
  facet: FacetName,
  values: readonly string[],
  nameOf: (value: string) => string,
  model: CardModel,
  context: ViewContext,
): TemplateResult[] | undefined {
  if (values.length === 0) return undefined;
  return values.map(
    (value, at) =>
      html`${at > 0 ? ', ' : nothing}${filterButton(facet, [value], marked(nameOf(value), model), model, context)}`,
  );
}

/** One fact about a solution: cards, table and comparison loop over the same list. */
interface Fact {
  name: FacetName | 'stars';
  label: (messages: Messages) => string;
  /** The part of the shadow tree that pages style it by. */
  part?: string;
  /** The order that puts the best or newest first. */
  sort?: SortName;
  /** What readers see; undefined where nothing is known. */
  content: (model: CardModel, context: ViewContext) => unknown;
}

/** The platforms that say who runs the server, not on what a solution is used. */
const ABOUT_SERVERS: readonly Platform[] = ['hosted-offer', 'no-server'];

const platformWords = (solution: Solution, messages: Messages, aboutServers: boolean): readonly string[] =>
  platforms(solution)
    .filter((platform) => ABOUT_SERVERS.includes(platform) === aboutServers)
    .map((platform) => messages.platform[platform]);

/** On what a solution is used, in words; empty where nobody has said. */
export const platformNames = (solution: Solution, messages: Messages): string =>
  platformWords(solution, messages, false).join(', ');

/** Where a solution runs and who runs it, in words; empty where nobody has said. */
export function deploymentNames(solution: Solution, messages: Messages): string {
  // What works without a server is installed: that it "runs on Linux" would say too little.
  const hosts = solution.tags.includes('no-server') ? [] : solution.deployment;
  const words = hosts.map((host) => nameOf(host, messages.deployment));
  return [...words, ...platformWords(solution, messages, true)].join(', ');
}

/** Where a solution comes from. */
export function place(model: CardModel, context: ViewContext): unknown {
  const { solution, origin } = model.view;
  const label = html`<span aria-hidden="true">${origin.flag}</span> ${origin.name}`;
  return filterButton('origin', [solution.origin], label, model, context);
}

export const FACTS: readonly Fact[] = [
  {
    name: 'alternative',
    label: ({ filters }) => filters.facets.alternative,
    part: 'replaces',
    content: (model, context) =>
      names(
        'alternative',
        replacedProducts(model.view.solution),
        (slug) => productLabel(slug, context.language),
        model,
        context,
      ),
  },
  {
    name: 'tag',
    label: ({ card }) => card.tags,
    part: 'tags',
    content: (model, context) =>
      names('tag', plainTags(model.view.solution), (tag) => tagLabel(tag, context.language), model, context),
  },
  {
    name: 'license',
    label: ({ filters }) => filters.facets.license,
    content: (model, context) => {
      const { license } = model.view.solution;
      const kind = licenceKind(license);
      const name = filterButton('license', licensesIn(license), license, model, context);
      return kind
        ? html`${name} <span class="word">${context.language.messages.licences[kind]}</span>`
        : name;
    },
  },
  {
    name: 'platform',
    label: ({ filters }) => filters.facets.platform,
    content: ({ view }, { language }) => platformNames(view.solution, language.messages) || undefined,
  },
  {
    name: 'deployment',
    label: ({ filters }) => filters.facets.deployment,
    content: ({ view }, { language }) => deploymentNames(view.solution, language.messages) || undefined,
  },
  {
    name: 'audience',
    label: ({ card }) => card.audience,
    content: ({ view }, { language }) =>
      view.solution.audience.map((value) => nameOf(value, language.messages.audience)).join(', ') ||
      undefined,
  },
  { name: 'origin', label: ({ filters }) => filters.facets.origin, content: place },
  {
    name: 'stars',
    label: ({ card }) => card.stars,
    sort: 'stars',
    content: ({ view: { solution } }, { language: { format } }) =>
      solution.stars === null ? undefined : `★ ${format.number(solution.stars)}`,
  },
  {
    name: 'added',
    label: ({ filters }) => filters.facets.added,
    sort: 'newest',
    content: ({ view: { solution } }, { language: { format } }) =>
      html`<time datetime=${solution.addedAt}>${format.shortDate(solution.addedAt)}</time>`,
  },
];

/** The order by a score. */
export const sortOf = (score: ScoreName): SortName => (score === 'resourceUsage' ? 'resource-usage' : score);

/**
 * One score as a bar, with its name, its number and its meaning in text: the fuller, the better.
 * @param isLabelled whether the name shows: in tables it is the head of the row or column
 */
export function scoreMeter(
  name: ScoreName,
  score: number,
  { messages, format }: Language,
  isLabelled = true,
): TemplateResult {
  const words = messages.scores[name];
  const word = wordFor(score, words);
  const value = rating(name, score);
  return html`<div class="score" part="score">
    ${isLabelled ? html`<span>${words.label}</span>` : nothing}<span
      class="bar to-${Math.round(value)}"
    ></span
    ><span class="word"><span class="number">${format.number(value)}/10</span> ${word}</span>
  </div>`;
}

/** From which score on, of those that readers see, something speaks for a solution, and up to which against it. */
const GOOD = 8;
const POOR = 4;

const MAX_VERDICTS = 3;

/** A verdict: whether it speaks for a solution or against it, or says what it is, and its words. */
type Verdict = readonly [kind: 'good' | 'poor' | '', text: string];

/**
 * What somebody decides by at a glance. The same scores give the same words everywhere.
 * @param max how many verdicts there is room for
 */
function atAGlance(solution: Solution, messages: Messages, max: number): readonly Verdict[] {
  const scores = (strength: FitReason['strength'], isSo: (score: number) => boolean) =>
    SCORES.filter((score) => isSo(rating(score, solution[score]))).map(
      (score) => messages.fit.reasons[score][strength],
    );
  const warnings = scores('hardly', (score) => score <= POOR).slice(0, 1);
  const praise = [
    ...scores('fairly', (score) => score >= GOOD).slice(0, 2),
    ...platformWords(solution, messages, true),
  ];
  return [
    ...praise.slice(0, max - warnings.length).map((text) => ['good', text] as const),
    ...warnings.map((text) => ['poor', text] as const),
  ];
}

/** What speaks for a solution and against it, in two or three words each: by what the reader weighs, if anything. */
export function verdicts({ view, replaces, weights }: CardModel, { messages }: Language): unknown {
  const { solution } = view;
  const { reasons } = messages.fit;
  const said: readonly Verdict[] = weights
    ? fit(solution, weights).reasons.map(({ score, strength }) => [
        strength === 'hardly' ? 'poor' : 'good',
        reasons[score][strength],
      ])
    : atAGlance(solution, messages, replaces ? MAX_VERDICTS - 1 : MAX_VERDICTS);
  const all = replaces ? [['', `${messages.filters.facets.alternative} ${replaces}`], ...said] : said;
  if (all.length === 0) return nothing;
  const items = all.map(([kind = '', text]) => html`<li class="verdict ${kind}">${capitalized(text)}</li>`);
  return weights
    ? html`<ul class="verdicts" part="reasons" role="list">
        ${items}
      </ul>`
    : html`<ul class="verdicts" part="verdicts" role="list">
        ${items}
      </ul>`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the scores measure, and which end is the good one. */
export const legend = ({ messages, format }: Language): string =>
  messages.legend(format.list(SCORES.map((score) => messages.fit.reasons[score].fairly)));
