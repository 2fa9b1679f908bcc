// The events that elements send, each with its class.
import type { CatalogueError } from '../catalogue/errors.js';
import type { Catalogue, Solution } from '../catalogue/schema.js';

/**
 * The browser's own class of events. MooTools puts one of its own in the place of `Event`, but not of `UIEvent`, which is
 * derived from the browser's; Node has no `UIEvent`.
 */
const NativeEvent = typeof UIEvent === 'undefined' ? Event : (Object.getPrototypeOf(UIEvent) as typeof Event);

const OPTIONS = { bubbles: true, composed: true } as const;

/** Where the shown catalogue came from. */
export type CatalogueOrigin = 'network' | 'cache' | 'property';

/** A catalogue is there and shown. */
export class CatalogueLoadEvent extends NativeEvent {
  static readonly type = 'catalogue-load';
  readonly catalogue: Catalogue;
  readonly origin: CatalogueOrigin;
  /** Number of entries of the document that were no usable solutions. */
  readonly dropped: number;

  constructor(catalogue: Catalogue, origin: CatalogueOrigin, dropped: number) {
    super(CatalogueLoadEvent.type, OPTIONS);
    this.catalogue = catalogue;
    this.origin = origin;
    this.dropped = dropped;
  }
}

/** The catalogue could not be had; `error.kind` says why. */
export class CatalogueErrorEvent extends NativeEvent {
  static readonly type = 'catalogue-error';
  readonly error: CatalogueError;

  constructor(error: CatalogueError) {
    super(CatalogueErrorEvent.type, OPTIONS);
    this.error = error;
  }
}

/** The reader changed the query. */
export class QueryChangeEvent extends NativeEvent {
  static readonly type = 'query-change';
  readonly query: string;

  constructor(query: string) {
    super(QueryChangeEvent.type, OPTIONS);
    this.query = query;
  }
}

/** The reader follows a link of a card. Cancelling the event keeps the browser from following it. */
export class SolutionSelectEvent extends NativeEvent {
  static readonly type = 'solution-select';
  readonly solution: Solution;

  constructor(solution: Solution) {
    super(SolutionSelectEvent.type, { ...OPTIONS, cancelable: true });
    this.solution = solution;
  }
}

declare global {
  interface HTMLElementEventMap {
    'catalogue-load': CatalogueLoadEvent;
    'catalogue-error': CatalogueErrorEvent;
    'query-change': QueryChangeEvent;
    'solution-select': SolutionSelectEvent;
  }
}
