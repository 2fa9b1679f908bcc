import { html, type TemplateResult } from 'lit';
import { SCORE_MAX, type ScoreName } from '../catalogue/schema.js';
import type { Messages } from '../i18n/messages.js';
import type { Language } from '../i18n/language.js';

/** A score in a word: the lower, the middle or the upper third of the scale. */
function wordFor(score: number, words: Messages['scores'][ScoreName]): string {
  if (score <= 3) return words.low;
  return score <= 6 ? words.middle : words.high;
}

/** One score as a bar, with its name and its meaning in text. */
export function scoreMeter(name: ScoreName, score: number, { messages, format }: Language): TemplateResult {
  const words = messages.scores[name];
  const word = wordFor(score, words);
  return html`<div
    class="score"
    part="score"
    role="img"
    aria-label=${messages.card.score(words.label, format.number(score), word)}
  >
    <span>${words.label}</span>
    <svg class="bar" viewBox="0 0 ${SCORE_MAX} 1" preserveAspectRatio="none" aria-hidden="true">
      <rect class="rail" width=${SCORE_MAX} height="1"></rect>
      <rect class="fill" width=${score} height="1"></rect>
    </svg>
    <span class="word">${word}</span>
  </div>`;
}
