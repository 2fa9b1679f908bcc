import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Store } from '../state/store.js';

/** Opens and closes the dialog of the comparison as the state says. */
export class DialogController implements ReactiveController {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: ParentNode };
  readonly #store: Store;

  constructor(host: ReactiveControllerHost & { readonly renderRoot: ParentNode }, store: Store) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  hostUpdated(): void {
    // By its id, which is found at once: looking for its part would walk through all the results on every update.
    const dialog = this.#host.renderRoot.querySelector<HTMLDialogElement>('#compared');
    if (!dialog) return;
    // Of solutions that the catalogue no longer has there is nothing to compare.
    const isWanted = this.#store.state.isComparing && dialog.childElementCount > 0;
    if (dialog.open === isWanted) return;
    if (!isWanted) {
      dialog.close();
      return;
    }
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[part="close"]')?.focus();
  }
}
