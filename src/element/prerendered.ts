/** What was in the shadow tree that a page brought along, as far as its reader has touched it. */
interface PrerenderedState {
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
  readonly #root: ShadowRoot;
  /** The style sheet, which is the first node. It stays, because Lit renders before the first node that it finds. */
  readonly #landmark: ChildNode;

  private constructor(root: ShadowRoot, landmark: ChildNode) {
    this.#root = root;
    this.#landmark = landmark;
  }

  /** The tree that a page has brought along for an element; undefined where it has brought none. */
  static of({ shadowRoot }: Element): Prerendered | undefined {
    return shadowRoot?.firstChild ? new Prerendered(shadowRoot, shadowRoot.firstChild) : undefined;
  }

  /** Takes the tree away, and says what the reader had done in it. */
  remove(): PrerenderedState {
    const root = this.#root;
    const input = root.querySelector('input');
    const prerendered = {
      query: input?.value ?? '',
      isFocused: input !== null && root.activeElement === input,
      results: root.querySelectorAll('[part="results"] > *').length,
    };
    while (this.#landmark.nextSibling) this.#landmark.nextSibling.remove();
    return prerendered;
  }
}
