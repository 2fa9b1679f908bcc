import { html, nothing, type TemplateResult } from 'lit';
import type { ScoreName } from '../../catalogue/schema.js';
import type { Language } from '../../i18n/localize.js';
import type { Messages } from '../../i18n/messages.js';
import type { SortName } from '../../search/index.js';

/** A score in a word: the lower, the middle or the upper third of the scale. */
export function wordFor(score: number, words: Messages['scores'][ScoreName]): string {
  if (score <= 3) return words.low;
  return score <= 6 ? words.middle : words.high;
}

/** The order by a score, whose name says what a reader may wish of it. */
export const sortOf = (score: ScoreName): SortName => (score === 'resourceUsage' ? 'resource-usage' : score);

/**
 * One score as a bar, with its name and its meaning in text.
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
  return html`<div
    class="score"
    part="score"
    role="img"
    aria-label=${messages.card.score(words.label, format.number(score), word)}
  >
    ${isLabelled ? html`<span>${words.label}</span>` : nothing}<span
      class="bar to-${Math.round(score)}"
    ></span
    ><span class="word">${word}</span>
  </div>`;
}
