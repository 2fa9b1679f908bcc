import type { Action, Dispatch } from './actions.js';
import { reduce } from './reducer.js';
import type { State } from './state.js';

/**
 * Told after every action.
 * @param before the state before the action; the same object as `after` when nothing changed
 */
export type Listener = (action: Action, after: State, before: State) => void;

/** Keeps the state. The only way to change it is to dispatch an action. */
export class Store {
  #state: State;
  readonly #listeners = new Set<Listener>();

  constructor(initial: State) {
    this.#state = initial;
  }

  get state(): State {
    return this.#state;
  }

  readonly dispatch: Dispatch = (given) => {
    const before = this.#state;
    const action = typeof given === 'function' ? given(before) : given;
    this.#state = reduce(before, action);
    for (const listener of this.#listeners) listener(action, this.#state, before);
  };

  /** Calls the listener after every action. There is no way back: listeners live as long as the element. */
  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }
}
