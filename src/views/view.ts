import type { Language } from '../i18n/localize.js';
import type { Dispatch } from '../state/actions.js';

/** What every view gets beside its model: the reader's language, and the way to change the state. */
export interface ViewContext {
  readonly language: Language;
  readonly dispatch: Dispatch;
}
