import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Store } from '../state/store.js';

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };

/**
 * Makes the host ready for paper, before the browser takes its picture: the host renders everything, at once, and an
 * open dialog lies in the page's flow, since what lies above the page is cut off at the first sheet's end.
 */
export class PrintController implements ReactiveController {
  readonly #host: Host;
  readonly #store: Store;
  readonly #render: () => void;
  #focused: HTMLElement | null = null;

  /** @param render renders the host at once: the browser does not wait */
  constructor(host: Host, store: Store, render: () => void) {
    this.#host = host;
    this.#store = store;
    this.#render = render;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeprint', this.#begin);
    addEventListener('afterprint', this.#end);
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#begin);
    removeEventListener('afterprint', this.#end);
  }

  readonly #begin = (): void => {
    const dialog = this.#dialog;
    this.#focused = dialog?.querySelector<HTMLElement>(':focus') ?? null;
    dialog?.close();
    dialog?.show();
    this.#print(true);
  };

  readonly #end = (): void => {
    const dialog = this.#dialog;
    dialog?.close();
    dialog?.showModal();
    this.#focused?.focus();
    this.#print(false);
  };

  #print(isPrinting: boolean): void {
    this.#store.dispatch({ type: 'print-toggled', isPrinting });
    this.#render();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog[open]');
  }
}
