import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { createYielder, painted } from '../catalogue/client/scheduler.js';
import type { Catalogue } from '../catalogue/schema.js';
import type { Finder } from '../search/finder.js';
import type { Selectors } from '../state/selectors.js';
import type { Store } from '../state/store.js';

/** Builds the index of a catalogue in short tasks, so that a long list does not hold up the page. */
export class IndexController implements ReactiveController {
  readonly #store: Store;
  readonly #selectors: Selectors;
  /** The index that is being built before its catalogue is shown, and the one of the catalogue that is. */
  #upcoming: Finder | undefined;
  #current: Finder | undefined;

  constructor(host: ReactiveControllerHost, store: Store, selectors: Selectors) {
    this.#store = store;
    this.#selectors = selectors;
    host.addController(this);
  }

  /**
   * Builds what the first answer over a catalogue needs, before it is shown.
   * @param now in milliseconds since 1970
   */
  async prepare({ solutions }: Catalogue, now: number): Promise<void> {
    const finder = (this.#upcoming = this.#selectors.prepare(solutions, this.#store.state, now));
    const rest = createYielder();
    while (this.#upcoming === finder && !finder.prepareAnswers()) await rest();
  }

  hostUpdated(): void {
    const { document } = this.#store.state;
    // The first solutions of a document are shown for moments only.
    const finder = document?.isWhole ? this.#selectors.finder(this.#store.state) : undefined;
    if (!finder || finder === this.#current) return;
    this.#current = finder;
    void this.#build(finder);
  }

  /** Builds the rest once the first answer is painted: what typing needs. */
  async #build(finder: Finder): Promise<void> {
    await painted();
    const rest = createYielder();
    while (this.#current === finder && !finder.prepare()) await rest();
  }
}
