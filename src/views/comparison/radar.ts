import { html, type TemplateResult } from 'lit';
import { SCORE_MAX, SCORE_MIN, SCORES, type Solution } from '../../catalogue/schema.js';
import type { Language } from '../../i18n/localize.js';
import { LIMITS } from '../../search/index.js';

/** Directions of the four scores from the centre, clockwise from the top. */
const AXES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The scores of which less is better: the picture turns them round, so that a larger shape is the better one. */
const LESS = new Set(LIMITS.filter(({ bound }) => bound === 'max').map(({ score }) => score));

const shape = (radii: readonly number[]): string =>
  AXES.map(([x, y], at) => `${x * (radii[at] ?? 0)},${y * (radii[at] ?? 0)}`).join(' ');

/** The four scores of a solution as one shape. For the eye only: the table beside it says the same in words. */
export function radar(solution: Solution, { messages }: Language): TemplateResult {
  const radii = SCORES.map((score) =>
    LESS.has(score) ? SCORE_MAX + SCORE_MIN - solution[score] : solution[score],
  );
  return html`<div class="radar" part="radar" aria-hidden="true">
    <svg viewBox="-11 -11 22 22">
      <path class="grid" d="M0-10 10 0 0 10-10 0zM0-5 5 0 0 5-5 0zM0-10V10M-10 0H10"></path>
      <polygon class="shape" points=${shape(radii)}></polygon>
    </svg>
    ${SCORES.map((score) => html`<span>${messages.scores[score].label}</span>`)}
  </div>`;
}
