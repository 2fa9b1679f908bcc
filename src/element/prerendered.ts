/** What was in the shadow tree that a page brought along, as far as its reader has touched it. */
export interface Leftover {
  /** What was typed into the search box before anybody listened. */
  query: string;
  /** Whether the focus was in it. */
  isFocused: boolean;
  /** How many results were shown. */
  results: number;
}

/**
 * The shadow tree that a page may bring along (a declarative shadow root, rendered by the generator): it is shown
 * until the element has something to show itself, and then goes in the same step.
 */
export class Prerendered {
  /** Lit renders before the first node that it finds: that one stays, as its landmark. It is the style sheet. */
  #landmark: ChildNode | null | undefined;

  constructor(host: Element) {
    this.#landmark = host.shadowRoot?.firstChild;
  }

  /** Whether it is still shown. */
  get isShown(): boolean {
    return Boolean(this.#landmark);
  }

  /** Takes it away. */
  remove(): Leftover | undefined {
    const landmark = this.#landmark;
    if (!landmark) return undefined;
    this.#landmark = undefined;
    const root = landmark.getRootNode() as ShadowRoot;
    const input = root.querySelector('input');
    const leftover = {
      query: input?.value ?? '',
      isFocused: input !== null && root.activeElement === input,
      results: root.querySelectorAll('[part="results"] > *').length,
    };
    while (landmark.nextSibling) landmark.nextSibling.remove();
    return leftover;
  }
}
