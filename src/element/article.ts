import type { CardLanguage } from '../i18n/localize.js';
import type { CardContext } from '../views/view.js';
import type { SourceElement } from './source-element.js';

/**
 * What the cards of an element in an article get. It has no store: this is all that a reader can ask for.
 * @param toggled names of the solutions whose details the reader has opened, or closed where they are open at first
 * @param showMore shows more results
 */
export const articleContext = (
  element: SourceElement,
  language: CardLanguage,
  toggled: Set<string>,
  showMore?: () => unknown,
): CardContext => ({
  language,
  dispatch(action) {
    if (!('type' in action)) return;
    element.requestUpdate();
    if (action.type === 'retry-requested') void element.refresh();
    if (action.type === 'details-toggled' && !toggled.delete(action.name)) toggled.add(action.name);
    if (action.type === 'more-shown') showMore?.();
  },
});
