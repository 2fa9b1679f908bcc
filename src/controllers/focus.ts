import type { ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: ParentNode };

/** Where the reader's focus goes when the control that had it goes away: it is never lost. */
export class Focus {
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  /** To the first control with one of these parts, in the order of the parts. */
  on(...parts: readonly string[]): void {
    for (const part of parts) {
      const found = this.#all(part)[0];
      found?.focus();
      if (found) return;
    }
  }

  /** After the next update: to this part, or where the reader begins, unless the focus is still somewhere. */
  async keep(part = 'search-input'): Promise<void> {
    await this.#host.updateComplete;
    if (!this.#host.shadowRoot?.activeElement) this.on(part, 'search-input');
  }

  /** After the next update: to the control that took the place of a removed one, or to the one before it. */
  async next(part: string, position: number): Promise<void> {
    await this.#host.updateComplete;
    const all = this.#all(part);
    (all[position] ?? all[position - 1])?.focus();
    await this.keep();
  }

  /** After the next update: to the first control of a card. */
  async onCard(position: number): Promise<void> {
    await this.#host.updateComplete;
    this.#all('card')[position]?.querySelector<HTMLElement>('a, input')?.focus();
  }

  #all(part: string): NodeListOf<HTMLElement> {
    return this.#host.renderRoot.querySelectorAll(`[part~="${part}"]`);
  }
}
