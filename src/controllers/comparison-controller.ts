import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Catalogue, Solution } from '../catalogue/schema.js';
import type { UrlParameter } from './url-state.js';

/** How many solutions can stand beside each other. */
export const COMPARED = 4;

/** Which solutions the reader compares, and whether the comparison is open. Solutions are known by their names. */
export class ComparisonController implements ReactiveController {
  isOpen = false;
  readonly #host: ReactiveControllerHost & { readonly renderRoot: ParentNode };
  #names: readonly string[] = [];

  constructor(host: ReactiveControllerHost & { readonly renderRoot: ParentNode }) {
    this.#host = host;
    host.addController(this);
  }

  /** Names of the picked solutions, in the order of picking. */
  get names(): readonly string[] {
    return this.#names;
  }
  set names(names: readonly string[]) {
    this.#names = [...new Set(names)].slice(0, COMPARED);
    this.isOpen &&= this.#names.length > 0;
    this.#host.requestUpdate();
  }

  /** Those of the picked solutions that a catalogue has. */
  in({ solutions }: Catalogue): Solution[] {
    return this.#names.flatMap((name) => solutions.find((solution) => solution.name === name) ?? []);
  }

  /**
   * Picks a solution, or lets it go.
   * @returns whether it was one too many, and was not picked
   */
  pick(name: string, isPicked: boolean): boolean {
    const others = this.#names.filter((other) => other !== name);
    const isRefused = isPicked && others.length >= COMPARED;
    this.names = isPicked && !isRefused ? [...others, name] : others;
    return isRefused;
  }

  readonly open = (): void => {
    this.isOpen = true;
    this.#host.requestUpdate();
  };

  /** The dialog is closed, and not only for a moment to be printed; the browser has put the focus back. */
  readonly closed = (event: Event): void => {
    if ((event.target as HTMLDialogElement).open) return;
    this.isOpen = false;
    this.#host.requestUpdate();
  };

  /** What of it the URL keeps: the names, and whether the comparison is open. */
  readonly parameters: readonly UrlParameter[] = [
    {
      key: 'compare',
      changes: 'choice',
      read: () => (this.#names.length > 0 ? this.#names : undefined),
      write: (names) => {
        this.names = names ?? [];
      },
    },
    {
      key: 'comparison',
      changes: 'choice',
      read: () => (this.isOpen ? ['open'] : undefined),
      write: (values) => {
        this.isOpen = values?.[0] === 'open' && this.#names.length > 0;
      },
    },
  ];

  hostUpdated(): void {
    // Found by its id at once: by its name, every update would walk through all the results before it.
    const dialog = this.#host.renderRoot.querySelector<HTMLDialogElement>('#compared');
    if (!dialog || dialog.open === this.isOpen) return;
    if (!this.isOpen) {
      dialog.close();
      return;
    }
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[part="close"]')?.focus();
  }
}
