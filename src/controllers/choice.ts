import type { UrlParameter } from './url-state.js';

/** A setting that the page presets and the reader may change. */
export class Choice<T extends string> {
  /** What the page has set. */
  #preset: T;
  /** What the reader has chosen instead; undefined as long as the preset holds. */
  chosen: T | undefined;

  constructor(preset: T) {
    this.#preset = preset;
  }

  get preset(): T {
    return this.#preset;
  }
  /** A preset takes the place of what was chosen. */
  set preset(preset: T) {
    this.#preset = preset;
    this.chosen = undefined;
  }

  get value(): T {
    return this.chosen ?? this.#preset;
  }

  /**
   * How the URL keeps it.
   * @param values what can be chosen; anything when absent
   */
  parameter(key: string, changes: UrlParameter['changes'], values?: readonly T[]): UrlParameter {
    return {
      key,
      changes,
      read: () => (this.value === this.#preset ? undefined : [this.value].filter((value) => value !== '')),
      write: (kept) => {
        const value = (kept && (kept[0] ?? '')) as T | undefined;
        this.chosen = value === undefined || !values || values.includes(value) ? value : undefined;
      },
    };
  }
}
