import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { createYielder } from '../catalogue/client/scheduler.js';
import type { Catalogue } from '../catalogue/schema.js';
import type { Environment } from '../environment.js';
import type { Finder } from '../search/finder.js';
import type { Selectors } from '../state/selectors.js';
import type { Store } from '../state/store.js';

/** Builds the index of a catalogue in short tasks, so that a long list does not hold up the page. */
export class IndexController implements ReactiveController {
  readonly #store: Store;
  readonly #selectors: Selectors;
  readonly #environment: Environment;
  /** The index that is being built before its catalogue is shown, and the one of the catalogue that is. */
  #upcoming: Finder | undefined;
  #current: Finder | undefined;
  /** The index of the catalogue that was shown when the element was taken out of the page. */
  #paused: Finder | undefined;

  constructor(host: ReactiveControllerHost, store: Store, selectors: Selectors, environment: Environment) {
    this.#store = store;
    this.#environment = environment;
    this.#selectors = selectors;
    host.addController(this);
  }

  /**
   * Builds what the first answer over a catalogue needs, before it is shown.
   * @param now in milliseconds since 1970
   */
  async prepare({ solutions }: Catalogue, now: number): Promise<void> {
    const finder = (this.#upcoming = this.#selectors.prepare(solutions, this.#store.state, now));
    const yieldIfDue = createYielder(this.#environment);
    while (this.#upcoming === finder && !finder.prepareAnswers()) await yieldIfDue();
  }

  hostConnected(): void {
    if (this.#paused) this.build(this.#paused);
    this.#paused = undefined;
  }

  /** Stops building: for an element that is not in the page it can wait until the element is there again. */
  hostDisconnected(): void {
    this.#paused = this.#current;
    this.#current = undefined;
  }

  /**
   * Builds the rest of the index of the catalogue that is shown, once its first answer is painted: what typing needs.
   */
  build(finder: Finder): void {
    this.#current = finder;
    void this.#buildAfterPaint(finder);
  }

  /** On a server no frame is ever painted, so that this never begins: nobody will type there. */
  async #buildAfterPaint(finder: Finder): Promise<void> {
    await this.#environment.painted();
    const yieldIfDue = createYielder(this.#environment);
    while (this.#current === finder && !finder.prepare()) await yieldIfDue();
  }
}
