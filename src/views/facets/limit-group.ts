import { html, type TemplateResult } from 'lit';
import { SCORE_MAX, SCORE_MIN } from '../../catalogue/schema.js';
import type { Language } from '../../i18n/localize.js';
import type { LimitName } from '../../search/index.js';
import { slider } from './slider.js';

/** The limit on one score. */
export interface LimitView {
  name: LimitName;
  label: string;
  /** From 1 to 10; the end that lets everything through stands for no limit. */
  value: number;
  /** What the value means. */
  word: string;
}

export interface LimitGroupProperties {
  limits: readonly LimitView[];
  onLimit: (name: LimitName, value: number) => void;
}

/** The limits on the scores: a slider each, with its meaning in words. */
export function limitGroup({ limits, messages, onLimit }: Language & LimitGroupProperties): TemplateResult {
  return html`<fieldset class="facet" part="facet limits">
    <legend>${messages.filters.limits.title}</legend>
    ${limits.map((limit) =>
      slider({
        ...limit,
        min: SCORE_MIN,
        max: SCORE_MAX,
        onInput: (value) => {
          onLimit(limit.name, value);
        },
      }),
    )}
  </fieldset>`;
}
