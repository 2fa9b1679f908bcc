import { attributeOf } from './attribute-of.js';
import { partIn, type ChildPart } from './parts.js';

/** What a property of an element can ask for. */
interface PropertyOptions {
  type?: unknown;
  converter?: { fromAttribute: (value: string | null) => unknown };
  reflect?: boolean;
}

interface Controller {
  hostConnected?: () => void;
  hostDisconnected?: () => void;
  hostUpdate?: () => void;
  hostUpdated?: () => void;
}

/** The style sheets of a template literal without expressions. All browsers supported adopt them. */
export function css([text = '']: readonly string[]): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

type Values = Record<string, unknown>;

/** An element that renders itself anew, once a turn, when its properties have changed. */
export class LitElement extends HTMLElement {
  static styles: unknown = [];
  static elementProperties = new Map<string, PropertyOptions>();

  static get observedAttributes(): string[] {
    return Array.from(this.elementProperties.keys(), attributeOf);
  }

  static createProperty(name: string, options: PropertyOptions = {}): void {
    if (!Object.hasOwn(this, 'elementProperties')) this.elementProperties = new Map(this.elementProperties);
    this.elementProperties.set(name, options);
    const key = Symbol();
    const kept: PropertyDescriptor = Object.getOwnPropertyDescriptor(this.prototype, name) ?? {
      get(this: Record<symbol, unknown>) {
        return this[key];
      },
      set(this: Record<symbol, unknown>, value) {
        this[key] = value;
      },
    };
    Object.defineProperty(this.prototype, name, {
      ...kept,
      set(this: LitElement & Values, value) {
        const old = this[name];
        kept.set?.call(this, value);
        this.requestUpdate(name, old);
      },
    });
  }

  renderRoot: ShadowRoot | undefined;
  isUpdatePending = false;
  hasUpdated = false;
  readonly #controllers = new Set<Controller>();
  #changed = new Map<string, unknown>();
  /** Properties that were set before the script came: set again once the element has its own. */
  #early: Values = {};
  #connected: () => void = () => undefined;
  #updated: Promise<unknown> = new Promise<void>((resolve) => (this.#connected = resolve));
  #content: ChildPart | undefined;

  constructor() {
    super();
    const own = this as unknown as Values;
    for (const name of (this.constructor as typeof LitElement).elementProperties.keys())
      if (Object.hasOwn(this, name)) {
        this.#early[name] = own[name];
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- it hides the accessor
        delete own[name];
      }
    this.requestUpdate();
  }

  addController(controller: Controller): void {
    this.#controllers.add(controller);
    if (this.renderRoot && this.isConnected) controller.hostConnected?.();
  }

  removeController(controller: Controller): void {
    this.#controllers.delete(controller);
  }

  createRenderRoot(): ShadowRoot {
    // eslint-disable-next-line wc/attach-shadow-constructor -- as Lit does it
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [(this.constructor as typeof LitElement).styles].flat(2) as CSSStyleSheet[];
    // Before what the page has brought along.
    this.#content = partIn(root, root.firstChild);
    return root;
  }

  connectedCallback(): void {
    this.renderRoot ??= this.createRenderRoot();
    this.#connected();
    for (const controller of this.#controllers) controller.hostConnected?.();
  }

  disconnectedCallback(): void {
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }

  attributeChangedCallback(attribute: string, _: string | null, value: string | null): void {
    const made = this.constructor as typeof LitElement;
    for (const [name, { converter, type }] of made.elementProperties)
      if (attributeOf(name) === attribute)
        (this as unknown as Values)[name] = converter
          ? converter.fromAttribute(value)
          : type === Boolean
            ? value !== null
            : value;
  }

  requestUpdate(name?: string, old?: unknown): void {
    if (name !== undefined) {
      if (Object.is((this as unknown as Values)[name], old)) return;
      if (!this.#changed.has(name)) this.#changed.set(name, this.hasUpdated ? old : undefined);
    }
    if (!this.isUpdatePending) this.#updated = this.#updateSoon();
  }

  async #updateSoon(): Promise<boolean> {
    this.isUpdatePending = true;
    try {
      await this.#updated;
    } catch (error) {
      // The last update has failed: that is said, and this one is tried.
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- whatever it was
      void Promise.reject(error);
    }
    await this.scheduleUpdate();
    return !this.isUpdatePending;
  }

  scheduleUpdate(): void | Promise<void> {
    this.performUpdate();
  }

  performUpdate(): void {
    if (!this.isUpdatePending) return;
    if (!this.hasUpdated) {
      this.renderRoot ??= this.createRenderRoot();
      Object.assign(this, this.#early);
      this.#early = {};
    }
    const changed = this.#changed;
    try {
      this.willUpdate?.(changed);
      for (const controller of this.#controllers) controller.hostUpdate?.();
      this.update(changed);
    } catch (error) {
      this.#settle();
      throw error;
    }
    for (const controller of this.#controllers) controller.hostUpdated?.();
    this.hasUpdated = true;
    this.updated?.(changed);
  }

  update(changed: Map<string, unknown>): void {
    const content = this.render?.();
    const made = this.constructor as typeof LitElement;
    for (const name of changed.keys())
      if (made.elementProperties.get(name)?.reflect) {
        const attribute = attributeOf(name);
        const value = (this as unknown as Values)[name] as string | null;
        if (value === null) this.removeAttribute(attribute);
        else if (this.getAttribute(attribute) !== value) this.setAttribute(attribute, value);
      }
    this.#settle();
    this.#content?.show(content);
  }

  #settle(): void {
    this.#changed = new Map();
    this.isUpdatePending = false;
  }

  get updateComplete(): Promise<unknown> {
    return this.getUpdateComplete();
  }
  getUpdateComplete(): Promise<unknown> {
    return this.#updated;
  }

  willUpdate?(changed: Map<string, unknown>): void;
  updated?(changed: Map<string, unknown>): void;
  render?(): unknown;
}
