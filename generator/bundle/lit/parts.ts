import { prepare, type Place, type Template } from './prepare.js';

/** Says: leave it as it is. */
export const noChange = Symbol();
/** Says: show nothing here. */
export const nothing = Symbol();

/** A template with its values. Of a class of its own: nothing that a document says can be taken for one. */
class Markup {
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}

export const html = (texts: readonly string[], ...values: readonly unknown[]): Markup =>
  new Markup(texts, values);

/** Decides what becomes of values, and may remember something for the next ones. */
export interface Directive {
  // As many values, and such, as the template gives.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  update: (part: any, ...values: any[]) => unknown;
}

class Directed {
  constructor(
    readonly make: new () => Directive,
    readonly values: readonly unknown[],
  ) {}
}

/** @returns what templates write: a call with the values of the directive */
export const directive =
  (make: new () => Directive) =>
  (...values: readonly unknown[]): Directed =>
    new Directed(make, values);

/** A place of a template that has been filled in. */
abstract class Part {
  /** What was set last. */
  committed: unknown = nothing;
  directive: Directive | undefined;

  /** @returns what a value comes to when a directive has decided */
  resolve(value: unknown): unknown {
    if (value === noChange) return value;
    if (!(value instanceof Directed)) {
      this.directive = undefined;
      return value;
    }
    if (!(this.directive instanceof value.make)) this.directive = new value.make();
    return this.directive.update(this, ...value.values);
  }
}

const isPrimitive = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function');

const textOf = (value: unknown): string => String(value);

/** An attribute, property or listener of an element. */
export class AttributePart extends Part implements EventListenerObject {
  readonly #isWhole: boolean;

  constructor(
    readonly element: Element,
    readonly place: NonNullable<Place['attribute']>,
  ) {
    super();
    this.#isWhole = place.texts.join() === ',';
    if (place.kind === '@') element.addEventListener(place.name, this);
  }

  /**
   * @param at where its values begin
   * @returns where those of the next part begin
   */
  set(values: readonly unknown[], at: number): number {
    const { texts } = this.place;
    // What stands beside other text is never a directive nor `nothing`.
    const value = this.#isWhole
      ? this.resolve(values[at])
      : texts.map((text, n) => (n > 0 ? textOf(values[at + n - 1]) : '') + text).join('');
    if (value !== noChange && (!isPrimitive(value) || value !== this.committed)) {
      this.committed = value;
      this.#commit(value);
    }
    return at + texts.length - 1;
  }

  #commit(value: unknown): void {
    const { element } = this;
    const { kind, name } = this.place;
    if (kind === '.') (element as unknown as Record<string, unknown>)[name] = value;
    else if (kind === '?') element.toggleAttribute(name, Boolean(value));
    else if (kind === '') {
      if (value === nothing) element.removeAttribute(name);
      else element.setAttribute(name, textOf(value ?? ''));
    }
  }

  handleEvent(event: Event): void {
    (this.committed as (event: Event) => void)(event);
  }
}

/** A template in the page. */
class Instance {
  readonly #parts: (AttributePart | ChildPart)[];
  readonly fragment: DocumentFragment;

  constructor(readonly template: Template) {
    this.fragment = document.importNode(template.content, true);
    const walker = document.createTreeWalker(
      this.fragment,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT,
    );
    let index = -1;
    this.#parts = template.places.map((place) => {
      for (; index < place.index; index++) walker.nextNode();
      const { currentNode: node } = walker;
      return place.attribute
        ? new AttributePart(node as Element, place.attribute)
        : new ChildPart(node as ChildNode, node.nextSibling);
    });
  }

  update(values: readonly unknown[]): void {
    this.#parts.reduce((at, part) => part.set(values, at), 0);
  }
}

const templates = new WeakMap<readonly string[], Template>();

function templateOf(texts: readonly string[]): Template {
  let template = templates.get(texts);
  if (!template) templates.set(texts, (template = prepare(texts)));
  return template;
}

/** What stands between two nodes: text, a template, or a list of both. */
export class ChildPart extends Part {
  constructor(
    readonly start: ChildNode,
    readonly end: Node | null,
  ) {
    super();
  }

  set(values: readonly unknown[], at: number): number {
    this.show(values[at]);
    return at + 1;
  }

  show(given: unknown): void {
    const value = this.resolve(given);
    const { committed } = this;
    if (value === noChange) return;
    if (value instanceof Markup) {
      const template = templateOf(value.texts);
      if (committed instanceof Instance && committed.template === template) committed.update(value.values);
      else {
        const instance = new Instance(template);
        instance.update(value.values);
        this.#replace(instance.fragment);
        this.committed = instance;
      }
    } else if (Array.isArray(value)) this.#list(value);
    else if (value === nothing || value == null || value === '') {
      if (committed !== nothing) this.clear();
      this.committed = nothing;
    } else if (value !== committed) {
      const text = textOf(value);
      if (committed !== nothing && isPrimitive(committed)) (this.start.nextSibling as Text).data = text;
      else this.#replace(document.createTextNode(text));
      this.committed = value;
    }
  }

  #list(values: readonly unknown[]): void {
    if (!Array.isArray(this.committed)) {
      this.committed = [];
      this.clear();
    }
    const parts = this.committed as ChildPart[];
    values.forEach((value, at) => {
      (parts[at] ??= this.add()).show(value);
    });
    const [surplus] = parts.splice(values.length);
    if (surplus) this.clear(surplus.start);
  }

  #replace(node: Node): void {
    this.clear();
    this.#insert(node);
  }

  #insert<T extends Node>(node: T, before: Node | null = this.end): T {
    this.start.parentNode?.insertBefore(node, before);
    return node;
  }

  /** Makes a part of a list, at its end or before another one, or moves one there. */
  add(before?: ChildPart, part?: ChildPart): ChildPart {
    const next = before?.start;
    if (!part) {
      const mark = () => this.#insert(document.createComment(''), next);
      return new ChildPart(mark(), mark());
    }
    for (const node of part.nodes()) this.#insert(node, next);
    return part;
  }

  /** All nodes of a part of a list, with those that mark its ends. */
  nodes(): ChildNode[] {
    const nodes: ChildNode[] = [];
    for (let node: ChildNode | null = this.start; node; node = node === this.end ? null : node.nextSibling)
      nodes.push(node);
    return nodes;
  }

  /** Removes what stands here, from some node on. */
  clear(from: ChildNode | null = this.start.nextSibling): void {
    while (from && from !== this.end) {
      const next = from.nextSibling;
      from.remove();
      from = next;
    }
  }
}

/** A place for a template in some node: at its end, or before one of its children. */
export const partIn = (node: Node, before: Node | null = null): ChildPart =>
  new ChildPart(node.insertBefore(document.createComment(''), before), before);

/** Shows a template at the end of an empty element. */
export function render(value: unknown, container: Element): void {
  partIn(container).show(value);
}
