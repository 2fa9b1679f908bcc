import type { CardLanguage, Language } from '../i18n/localize.js';
import type { Dispatch } from '../state/actions.js';
import type { CardModel } from '../state/models.js';

/** What the views of cards and lists get beside their model: the reader's language, and the way to change the state. */
export interface CardContext {
  readonly language: CardLanguage;
  readonly dispatch: Dispatch;
  /** The checkbox that picks a solution for the comparison, and the button that copies a link: not in every script. */
  readonly pick?: (model: CardModel) => unknown;
  readonly copyLink?: (model: CardModel) => unknown;
  /** What leads to the details on a page without scripts, where no button opens them. */
  readonly details?: (model: CardModel) => unknown;
}

/** Closes the dialog of a button: it gives the focus back to what opened it, if it is closed before it goes. */
export const closeDialog = (event: Event): void => {
  (event.target as Element).closest('dialog')?.close();
};

/** The same for all other views, which have all texts. */
export interface ViewContext extends CardContext {
  readonly language: Language;
}
