// Facts, scores and verdicts of a solution, each a row that cards, table, comparison and saved files share; marked
// words.
import { html, nothing, type TemplateResult } from 'lit';
import { SCORES, type ScoreName, type Solution } from '../../catalogue/schema.js';
import { licenceKind, licensesIn, type Platform } from '../../catalogue/values.js';
import type { CardMessages } from '../../i18n/messages.js';
import { nameOf } from '../../i18n/format.js';
import { fit, rating, verdictOn } from '../../i18n/format.js';
import { type CardLanguage, type Language, localizePlace } from '../../i18n/localize.js';
import { type Verdict } from '../../catalogue/values.js';
import { plainTags, platforms, replacedProducts, type FacetName, type SortName } from '../../search/index.js';
import { capitalized, productLabel, tagLabel, wordFor } from '../../state/labels.js';
import type { CardModel } from '../../state/models.js';
import type { CardContext } from '../view.js';

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
  { dispatch }: CardContext,
): unknown {
  if (!filter) return content;
  return html`<button
    class="name"
    @click=${() => {
      dispatch(filter(facet, values));
    }}
  >
    ${content}
  </button>`;
}

/** One fact about a solution: cards, table, comparison and saved files loop over the same list. */
export interface Fact {
  readonly name: FacetName | 'stars';
  readonly label: (messages: CardMessages) => string;
  /** The part of the shadow tree that pages style it by. */
  readonly part?: string;
  /** The order that puts the best or newest first. */
  readonly sort?: SortName;
  /** Whether tables have a column for it. */
  readonly isBrief?: boolean;
  /** What is known, as the document has it; empty where nothing is. */
  readonly values: (solution: Solution) => readonly string[];
  /** A value in words; it stands as it is where this is missing. */
  readonly say?: (value: string, language: CardLanguage) => string;
  /** What readers see, where that is more than the words. */
  readonly show?: (model: CardModel, context: CardContext) => unknown;
}

/** What is known, in words. */
export const factTexts = (
  { values, say }: Fact,
  solution: Solution,
  language: CardLanguage,
): readonly string[] => values(solution).map((value) => say?.(value, language) ?? value);

/** What readers see of a fact; undefined where nothing is known. */
export function factView(fact: Fact, model: CardModel, context: CardContext): unknown {
  const { solution } = model.view;
  if (fact.values(solution).length === 0) return undefined;
  return fact.show?.(model, context) ?? factTexts(fact, solution, context.language).join(', ');
}

/** Names that each filter by what they name. */
function names(fact: Fact & { readonly name: FacetName }, model: CardModel, context: CardContext): unknown {
  const { solution } = model.view;
  const texts = factTexts(fact, solution, context.language);
  return fact.values(solution).map((value, at) => {
    const name = marked(texts[at] ?? '', model);
    return html`${at > 0 ? ', ' : nothing}${filterButton(fact.name, [value], name, model, context)}`;
  });
}

/** The platforms that say who runs the server, not on what a solution is used. */
const ABOUT_SERVERS: readonly Platform[] = ['hosted-offer', 'no-server'];

const platformsOf = (solution: Solution, aboutServers: boolean): readonly Platform[] =>
  platforms(solution).filter((platform) => ABOUT_SERVERS.includes(platform) === aboutServers);

/** Where a solution comes from. */
export function place(model: CardModel, context: CardContext): unknown {
  const { solution, origin } = model.view;
  const label = html`<span aria-hidden="true">${origin.flag}</span> ${origin.name}`;
  return filterButton('origin', [solution.origin], label, model, context);
}

const REPLACES: Fact & { readonly name: FacetName } = {
  name: 'alternative',
  label: ({ facets }) => facets.alternative,
  part: 'replaces',
  values: replacedProducts,
  say: productLabel,
  show: (model, context) => names(REPLACES, model, context),
};

const TAGS: Fact & { readonly name: FacetName } = {
  name: 'tag',
  label: ({ card }) => card.tags,
  part: 'tags',
  values: plainTags,
  say: tagLabel,
  show: (model, context) => names(TAGS, model, context),
};

/** On what a solution is used. */
export const PLATFORM: Fact = {
  name: 'platform',
  label: ({ facets }) => facets.platform,
  values: (solution) => platformsOf(solution, false),
  say: (value, { messages }) => nameOf(value, messages.platform),
};

/** Where a solution runs and who runs it. What works without a server is installed: "runs on Linux" would say too little. */
export const DEPLOYMENT: Fact = {
  name: 'deployment',
  label: ({ facets }) => facets.deployment,
  isBrief: true,
  values: (solution) => [
    ...(solution.tags.includes('no-server') ? [] : solution.deployment),
    ...platformsOf(solution, true),
  ],
  say: (value, { messages }) => nameOf(value, { ...messages.platform, ...messages.deployment }),
};

export const FACTS: readonly Fact[] = [
  REPLACES,
  TAGS,
  {
    name: 'license',
    label: ({ facets }) => facets.license,
    isBrief: true,
    values: ({ license }) => [license],
    show: (model, context) => {
      const { license } = model.view.solution;
      const kind = licenceKind(license);
      const name = filterButton('license', licensesIn(license), license, model, context);
      return kind
        ? html`${name} <span class="word">${context.language.messages.licences[kind]}</span>`
        : name;
    },
  },
  PLATFORM,
  DEPLOYMENT,
  {
    name: 'audience',
    label: ({ facets }) => facets.audience,
    values: ({ audience }) => audience,
    say: (value, { messages }) => nameOf(value, messages.audience),
  },
  {
    name: 'origin',
    label: ({ facets }) => facets.origin,
    values: ({ origin }) => [origin],
    say: (origin, { format }) => localizePlace(origin, format).name,
    show: place,
  },
  {
    name: 'stars',
    label: ({ card }) => card.stars,
    sort: 'stars',
    isBrief: true,
    values: ({ stars }) => (stars === null ? [] : [String(stars)]),
    show: ({ view }, { language: { format } }) => `★ ${format.number(view.solution.stars ?? 0)}`,
  },
  {
    name: 'added',
    label: ({ facets }) => facets.added,
    sort: 'newest',
    values: ({ addedAt }) => [addedAt],
    show: ({ view: { solution } }, { language: { format } }) =>
      html`<time datetime=${solution.addedAt}>${format.shortDate(solution.addedAt)}</time>`,
  },
];

/**
 * One score as a bar, with its name, its number and its meaning in text: the fuller, the better.
 * @param isLabelled whether the name shows: in tables it is the head of the row or column
 * @param mark stands behind the words
 */
export function scoreMeter(
  name: ScoreName,
  score: number,
  { messages, format }: CardLanguage,
  isLabelled = true,
  mark: unknown = nothing,
): TemplateResult {
  const words = messages.scores[name];
  const word = wordFor(score, words);
  const value = rating(name, score);
  return html`<div class="score" part="score">
    ${isLabelled ? html`<span>${words.label}</span>` : nothing}<span
      class="bar to-${Math.round(value)}"
    ></span
    ><span class="word"><span class="number">${format.number(value)}/10</span> ${word} ${mark}</span>
  </div>`;
}

/** How many words a closed card says of what speaks for and against a solution. */
const MAX_VERDICTS = 3;

/** Words about a solution, and whether they speak for it or against it. */
type Said = readonly [verdict: Verdict, text: string];

/**
 * What somebody decides by at a glance. The same scores give the same words everywhere.
 * @param max how many verdicts there is room for
 */
function atAGlance(solution: Solution, messages: CardMessages, max: number): readonly Said[] {
  const scores = (verdict: Verdict) =>
    SCORES.filter((score) => verdictOn(solution, score) === verdict).map((score): Said => [
      verdict,
      messages.reasons[score][verdict],
    ]);
  const warnings = scores('poor').slice(0, 1);
  const praise = [
    ...scores('good').slice(0, 2),
    ...platformsOf(solution, true).map((platform): Said => ['good', messages.platform[platform]]),
  ];
  return [...praise.slice(0, max - warnings.length), ...warnings];
}

/** What speaks for a solution and against it, in two or three words each: by what the reader weighs, if anything. */
export function verdicts({ view, replaces, weights }: CardModel, { messages }: CardLanguage): unknown {
  const { solution } = view;
  const said = weights
    ? fit(solution, weights).reasons.map(({ score, verdict }): Said => [
        verdict,
        messages.reasons[score][verdict],
      ])
    : atAGlance(solution, messages, replaces ? MAX_VERDICTS - 1 : MAX_VERDICTS);
  const all = replaces ? [['', `${messages.facets.alternative} ${replaces}`], ...said] : said;
  if (all.length === 0) return nothing;
  return html`<ul class="verdicts" part=${weights ? 'reasons' : 'verdicts'} role="list">
    ${all.map(([verdict = '', text = '']) => html`<li class="verdict ${verdict}">${capitalized(text)}</li>`)}
  </ul>`;
}

/** What the scores measure, and which end is the good one. */
export const legend = ({ messages, format }: Language): string =>
  messages.legend(format.list(SCORES.map((score) => messages.reasons[score].good)));
