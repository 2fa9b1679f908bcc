import { html, nothing, type TemplateResult } from 'lit';
import type { ScoreName } from '../../catalogue/schema.js';
import type { Language } from '../../i18n/localize.js';
import { fit, type FitReason, type SortName } from '../../search/index.js';
import { wordFor } from '../../state/labels.js';
import type { CardModel } from '../../state/view-models.js';

/** The order by a score. */
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
