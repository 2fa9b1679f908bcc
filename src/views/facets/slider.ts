import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface SliderProperties {
  label: string;
  min: number;
  max: number;
  value: number;
  /** What the value means. */
  word: string;
  onInput: (value: number) => void;
}

/** A slider below its name, with its meaning in words. */
export function slider({ label, min, max, value, word, onInput }: SliderProperties): TemplateResult {
  return html`<label class="slider">
    <span>${label}</span>
    <input
      type="range"
      min=${min}
      max=${max}
      .value=${live(String(value))}
      aria-valuetext=${word}
      @input=${(event: Event) => {
        onInput(Number((event.target as HTMLInputElement).value));
      }}
    />
    <span class="word" aria-hidden="true">${word}</span>
  </label>`;
}
