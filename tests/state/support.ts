import { formatFor, type Language } from '../../src/i18n/localize.js';
import { MESSAGES } from '../../src/i18n/languages.js';
import type { Catalogue } from '../../src/catalogue/schema.js';
import type { Action, ActionCreator } from '../../src/state/actions.js';
import { Selectors } from '../../src/state/selectors.js';
import type { Options } from '../../src/state/options.js';
import { initialState, type State } from '../../src/state/state.js';
import { Store } from '../../src/state/store.js';
import { URL_PARAMETERS } from '../../src/state/url-parameters.js';
import { ViewModels } from '../../src/state/view-models.js';

export const ENGLISH: Language = {
  locale: 'en',
  messages: MESSAGES.en,
  format: formatFor('en'),
  categories: null,
};

/** The options of an element without attributes. */
export const OPTIONS: Options = { ...initialState(ENGLISH).options, canCompare: true };

/** A catalogue as it is when all of it has arrived. */
export const shown = (
  catalogue: Catalogue,
  change: { isStale?: boolean; isWhole?: boolean } = {},
): Action => ({
  type: 'document-shown',
  document: {
    catalogue,
    isWhole: true,
    isBroken: false,
    isStale: false,
    at: Date.parse('2026-11-20T06:00:00Z'),
    ...change,
  },
});

/** The state after a list of actions, and everything that follows from it: no element, no document of a browser. */
export class Replay {
  readonly selectors = new Selectors();
  readonly models = new ViewModels(this.selectors);
  readonly store = new Store(initialState(ENGLISH));

  constructor(...actions: readonly (Action | ActionCreator)[]) {
    this.store.dispatch({ type: 'options-set', options: OPTIONS });
    this.then(...actions);
  }

  then(...actions: readonly (Action | ActionCreator)[]): this {
    for (const action of actions) this.store.dispatch(action);
    return this;
  }

  get state(): State {
    return this.store.state;
  }

  /** The names of the solutions that are shown, in order. */
  get names(): string[] {
    return this.selectors.results(this.state).map(({ name }) => name);
  }

  get status(): string {
    return this.models.status(this.state);
  }

  get model() {
    const model = this.models.catalogue(this.state);
    if (!model) throw new Error('There is nothing to show.');
    return model;
  }

  get chips(): string[] {
    return this.model.toolbar.chips.map(({ label }) => label);
  }

  /** What the URL would keep. */
  get url(): Record<string, readonly string[]> {
    return Object.fromEntries(
      URL_PARAMETERS.flatMap(({ key, serialize }) => {
        const values = serialize(this.state);
        return values ? [[key, values]] : [];
      }),
    );
  }

  /** Presses a checkbox of a facet. */
  choose(facet: string, value: string, isChosen = true): this {
    const found = this.model
      .filters()
      ?.facets.find((each) => each?.name === facet)
      ?.values.find((each) => each.value === value);
    if (!found) throw new Error(`There is no ${value} in ${facet}.`);
    return this.then(found.choose(isChosen));
  }
}
