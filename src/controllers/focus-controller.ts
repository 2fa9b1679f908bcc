// Opens and closes the dialogs (comparison, guide, filters), and keeps the focus where an update takes its control away.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Store } from '../state/store.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: ParentNode };

/** The part where readers begin, and where the focus goes when there is nothing nearer. */
const START = 'search-input';

/**
 * Keeps the focus when an update removes or disables the control that has it: it goes to the control that took its
 * place, to the one before it, or to where readers begin. It is never lost. Opens and closes the dialogs as well, since
 * the browser moves the focus with it.
 */
export class FocusController implements ReactiveController {
  readonly #host: Host;
  readonly #store: Store;
  /** The focused control before the update, and its position among its like. */
  #focused: { readonly control: Element; readonly part: string; readonly position: number } | undefined;
  /** The open dialog that the focused control is in: nothing outside of it can be focused. */
  #dialog: Element | null = null;
  /** The dialogs that were opened and not closed again here. */
  readonly #opened = new WeakSet<HTMLDialogElement>();
  /** Whether the focus goes to where readers begin with the update under way. */
  #isStarting = false;
  /** Whether the focus is about to be moved on purpose: what an update takes away does not matter then. */
  #isMoving = false;

  constructor(host: Host, store: Store) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  /** The dialog that was open when the host was taken out of the page is opened again. */
  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    const control = this.#active;
    const part = control?.getAttribute('part') ?? control?.className ?? '';
    this.#dialog = control?.closest('dialog[open]') ?? null;
    // The search field is never removed, and looking for its like with every key would take time.
    const mayGo = control && part !== START;
    this.#focused = mayGo
      ? { control, part, position: this.#all(part).indexOf(control as HTMLElement) }
      : undefined;
  }

  hostUpdated(): void {
    // The dialog comes first: a focus that it gives back when it closes is not lost.
    const { isComparing, isGuiding, isPanelOpen } = this.#store.state;
    this.#openOrCloseDialog('#guide', isGuiding);
    this.#openOrCloseDialog('#compared', isComparing);
    this.#openOrCloseDialog('#sheet', isPanelOpen);
    if (this.#isStarting) this.#focus(this.#firstOf([START]));
    this.#isStarting = false;
    const focused = this.#focused;
    this.#focused = undefined;
    if (!focused || this.#isMoving) return;
    const { control, part, position } = focused;
    // A browser may take the focus from a disabled control only later.
    const isGone = !control.isConnected || control.matches(':disabled');
    if (!isGone || (this.#active ?? control) !== control) return;
    const alike = this.#all(part);
    const successors = this.#dialog ? ['compare-add', 'close', 'filters-close'] : [START];
    this.#focus(alike[position] ?? alike[position - 1] ?? this.#firstOf(successors));
  }

  /** Moves the focus with the update under way to where readers begin: later, letters typed meanwhile would be lost. */
  moveToStart(): void {
    this.#isStarting = true;
  }

  /** Moves the focus after the next update, to the first of these parts that is there. */
  async moveTo(...parts: readonly string[]): Promise<void> {
    await this.#nextUpdate();
    this.#focus(this.#firstOf(parts));
  }

  /** Suggestions are for readers who come to the search field themselves. */
  #focus(control: HTMLElement | undefined): void {
    control?.focus();
    this.#store.dispatch({ type: 'suggestions-closed' });
  }

  /** Moves the focus after the next update, to the first control of a card. */
  async moveToCard(position: number): Promise<void> {
    await this.#nextUpdate();
    this.#all('card')[position]?.querySelector<HTMLElement>('a, input')?.focus();
  }

  /** Moves the focus after the next update, to the field that finds a value of a facet, if it is there. */
  async moveToFacet(name: string): Promise<void> {
    await this.#nextUpdate();
    this.#host.renderRoot.querySelector<HTMLElement>(`[data-facet="${name}"]`)?.focus();
  }

  /**
   * Opens or closes a dialog as the state says.
   * @param id by which it is found at once: looking for its part would walk through all the results on every update
   */
  #openOrCloseDialog(id: string, isAsked: boolean): void {
    const dialog = this.#host.renderRoot.querySelector<HTMLDialogElement>(id);
    if (!dialog) return;
    // There is nothing to compare when the catalogue has none of the picked solutions any more.
    const isWanted = isAsked && dialog.childElementCount > 0;
    const { isPrinting } = this.#store.state;
    // Outside of a page no dialog can be opened, and one that was moved is open, but no longer above the page.
    const isMoved = dialog.open && !isPrinting && !dialog.matches(':modal');
    if (!isWanted) this.#opened.delete(dialog);
    if (!dialog.isConnected || (dialog.open === isWanted && !isMoved)) return;
    // The reader has closed it, and its event, which is still to come, will tell the state.
    if (!dialog.open && this.#opened.has(dialog)) return;
    dialog.close();
    if (!isWanted) return;
    this.#opened.add(dialog);
    // What was pressed may be gone: the focus comes back to the button that opens the comparison at any time.
    if (!this.#active) this.#firstOf(['compare-open'])?.focus({ preventScroll: true });
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[part="close"], #facets button')?.focus();
  }

  async #nextUpdate(): Promise<void> {
    this.#isMoving = true;
    await this.#host.updateComplete;
    this.#isMoving = false;
    this.#dialog = this.#active?.closest('dialog[open]') ?? null;
  }

  /** What has the focus in the host. */
  get #active(): Element | null | undefined {
    return this.#host.shadowRoot?.activeElement;
  }

  /** The first control of the first of these parts that is there. */
  #firstOf(parts: readonly string[]): HTMLElement | undefined {
    return parts.flatMap((part) => this.#all(part))[0];
  }

  /** The controls of a part. What has no part is known by its class. */
  #all(part: string): HTMLElement[] {
    if (part === '') return [];
    const scope = this.#dialog?.isConnected ? this.#dialog : this.#host.renderRoot;
    return [...scope.querySelectorAll<HTMLElement>(`[part~="${part}"], .${CSS.escape(part)}:not([part])`)];
  }
}
