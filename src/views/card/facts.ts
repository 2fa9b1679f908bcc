import { html, nothing, type TemplateResult } from 'lit';
import type { Deployment, ScoreName, Solution } from '../../catalogue/schema.js';
import type { Language, SolutionView } from '../../i18n/localize.js';
import { licenceKind } from '../../catalogue/meaning.js';
import type { Platform } from '../../catalogue/values.js';
import type { Messages } from '../../i18n/messages.js';
import { nameOf } from '../../i18n/format.js';
import { fit, platforms, type FitReason, type SortName } from '../../search/index.js';
import { rating, wordFor } from '../../state/labels.js';
import type { CardModel } from '../../state/view-models.js';

/** One fact about a solution: cards, table and comparison loop over the same list. */
interface Fact {
  name: 'license' | 'platform' | 'deployment' | 'audience' | 'origin' | 'stars' | 'added';
  label: (messages: Messages) => string;
  /** The order that puts the best or newest first. */
  sort?: SortName;
  /** What readers see; undefined where nothing is known. */
  content: (view: SolutionView, language: Language) => unknown;
}

/** What the software runs in, drawn: a container, a wheel, a prompt. */
const GLYPHS: Readonly<Record<Deployment, unknown>> = {
  docker: html`<svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1.5 14 4.8v6.4l-6 3.3-6-3.3V4.8zM2 4.8l6 3.4 6-3.4M8 8.2v6.3"></path>
  </svg>`,
  kubernetes: html`<svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="5"></circle>
    <path d="M8 1v14M1 8h14M3 3l10 10M13 3 3 13"></path>
  </svg>`,
  linux: html`<svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M1.5 2.5h13v11h-13zM4.5 6l2.5 2-2.5 2M8.5 10.5h3"></path>
  </svg>`,
};

/** The platforms that say who runs the server, not on what a solution is used. */
const ABOUT_SERVERS: readonly Platform[] = ['hosted-offer', 'no-server'];

const platformWords = (solution: Solution, messages: Messages, aboutServers: boolean): readonly string[] =>
  platforms(solution)
    .filter((platform) => ABOUT_SERVERS.includes(platform) === aboutServers)
    .map((platform) => messages.platform[platform]);

/** On what a solution is used, in words; empty where nobody has said. */
export const platformNames = (solution: Solution, messages: Messages): string =>
  platformWords(solution, messages, false).join(', ');

const host = (messages: Messages) => (value: Deployment) =>
  // What nobody knows yet has no glyph, and may be long.
  Object.hasOwn(GLYPHS, value)
    ? html`<span class="host">${GLYPHS[value]}${messages.deployment[value]}</span>`
    : value;

/** Where a solution runs and who runs it; undefined where nobody has said. */
export function deploymentNames(solution: Solution, messages: Messages): unknown {
  // What works without a server is installed: that it "runs on Linux" would say too little.
  const hosts = solution.tags.includes('no-server') ? [] : solution.deployment.map(host(messages));
  const parts: readonly unknown[] = [...hosts, ...platformWords(solution, messages, true)];
  return parts.length === 0 ? undefined : parts.map((part, at) => html`${at > 0 ? ', ' : nothing}${part}`);
}

export const FACTS: readonly Fact[] = [
  {
    name: 'license',
    label: ({ filters }) => filters.facets.license,
    content: ({ solution: { license } }, { messages }) => {
      const kind = licenceKind(license);
      return kind ? html`${license} <span class="word">${messages.licences[kind]}</span>` : license;
    },
  },
  {
    name: 'platform',
    label: ({ filters }) => filters.facets.platform,
    content: ({ solution }, { messages }) => platformNames(solution, messages) || undefined,
  },
  {
    name: 'deployment',
    label: ({ filters }) => filters.facets.deployment,
    content: ({ solution }, { messages }) => deploymentNames(solution, messages),
  },
  {
    name: 'audience',
    label: ({ card }) => card.audience,
    content: ({ solution: { audience } }, { messages }) =>
      audience.map((value) => nameOf(value, messages.audience)).join(', ') || undefined,
  },
  {
    name: 'origin',
    label: ({ filters }) => filters.facets.origin,
    content: ({ origin: { flag, name } }) => html`<span aria-hidden="true">${flag}</span> ${name}`,
  },
  {
    name: 'stars',
    label: ({ card }) => card.stars,
    sort: 'stars',
    content: ({ solution: { stars } }, { format }) =>
      stars === null ? undefined : `★ ${format.number(stars)}`,
  },
  {
    name: 'added',
    label: ({ filters }) => filters.facets.added,
    sort: 'newest',
    content: ({ solution: { addedAt } }, { format }) =>
      html`<time datetime=${addedAt}>${format.shortDate(addedAt)}</time>`,
  },
];

/** The order by a score. */
export const sortOf = (score: ScoreName): SortName => (score === 'resourceUsage' ? 'resource-usage' : score);

/**
 * One score as a bar, with its name, its number and its meaning in text: the fuller, the better.
 * @param isLabelled whether the name shows; screen readers get it in any case
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
  return html`<div
    class="score"
    part="score"
    role="img"
    aria-label=${messages.card.score(words.label, format.number(value), word)}
  >
    ${isLabelled ? html`<span>${words.label}</span>` : nothing}<span
      class="bar to-${Math.round(value)}"
    ></span
    ><span class="word"><span class="number">${format.number(value)}/10</span> ${word}</span>
  </div>`;
}

/** Why a solution fits what the reader weighs, and what speaks against it. */
export function fitReasons({ view, weights }: CardModel, { messages, format }: Language): unknown {
  if (!weights) return nothing;
  const { reasons } = fit(view.solution, weights);
  const say = (wanted: (strength: FitReason['strength']) => boolean) =>
    format.list(
      reasons
        .filter(({ strength }) => wanted(strength))
        .map(({ score, strength }) => messages.fit.reasons[score][strength]),
    );
  const lines = [
    [messages.fit.for, say((strength) => strength !== 'hardly')],
    [messages.fit.against, say((strength) => strength === 'hardly')],
  ].filter(([, text]) => text !== '');
  return lines.map(
    ([term, text]) => html`<p class="reasons" part="reasons"><span class="term">${term}</span> ${text}</p>`,
  );
}
