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
 * @returns takes the tree away, and says what the reader had done in it; undefined where the page has brought none
 */
export function prerenderedIn({ shadowRoot: root }: Element): (() => PrerenderedState) | undefined {
  // The style sheet, which is the first node, stays, because Lit renders before the first node that it finds.
  const landmark = root?.firstChild;
  if (!landmark) return undefined;
  return () => {
    const input = root.querySelector('input');
    const prerendered = {
      query: input?.value ?? '',
      isFocused: input !== null && root.activeElement === input,
      results: root.querySelectorAll('[part="results"] > *').length,
    };
    while (landmark.nextSibling) landmark.nextSibling.remove();
    return prerendered;
  };
}
