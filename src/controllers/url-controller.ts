import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Environment } from '../environment.js';
import type { Store } from '../state/store.js';
import { parseUrl, URL_PARAMETERS, type UrlParameter } from '../state/url-parameters.js';

type Host = ReactiveControllerHost & { readonly renderRoot: ParentNode };

type Method = 'pushState' | 'replaceState';

/** The parameters of the URL that are ours: their values by key, without the prefix. */
type Parameters = ReadonlyMap<string, readonly string[]>;

/**
 * How long after the last key or move of a slider the URL follows, in milliseconds. Browsers limit how often it may.
 */
export const URL_DELAY_MS = 300;

/**
 * Keeps the reader's question in the page's URL: `?shop-query=chat&shop-license=MIT` for the prefix `shop`. Nothing
 * else in the URL is touched, not even its spelling. Where the browser allows no changes (in frames without an origin,
 * or too many at once), the rest of the element works all the same.
 *
 * The sheet of filters has an entry of its own in the history as long as it is open, so that Back closes it. What is chosen
 * there becomes one step when it closes.
 */
export class UrlController implements ReactiveController {
  readonly #host: Host;
  readonly #store: Store;
  readonly #environment: Environment;
  /** Undefined while the URL is left alone. */
  #prefix: string | undefined;
  /** What the URL says, as far as it is known. */
  #kept: Parameters = new Map();
  /** What it should say after the delay, and whether Back undoes that as a step of its own. */
  #next: Parameters | undefined;
  #method: Method = 'replaceState';
  #timer: number | undefined;
  /** The parameter that the reader is changing little by little: a slider, or what is typed. */
  #changing: string | undefined;
  /** The URL when it was last read or written. */
  #href = '';
  /** The page's URL when the entry of the sheet was added; empty without one. Choices wait until it has gone. */
  #sheetHref = '';

  constructor(host: Host, store: Store, environment: Environment) {
    this.#host = host;
    this.#store = store;
    this.#environment = environment;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#onPop);
    // Whoever leaves a field may follow a link before the delay is over.
    this.#host.renderRoot.addEventListener('focusout', this.#flush);
    // The element may come back into the page when the URL is another one already.
    if (this.#environment.location.href !== this.#href) this.#onPop();
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#onPop);
    this.#flush();
  }

  /**
   * Reads the URL when the prefix is new.
   * @param prefix as in the attribute; null when the URL is left alone, empty for keys without prefix
   */
  use(prefix: string | null): void {
    const full = prefix === null ? undefined : prefix && `${prefix}-`;
    if (full === this.#prefix) return;
    this.#flush();
    this.#prefix = full;
    if (full !== undefined) this.#read();
  }

  /** The page's URL with these parameters, or what is chosen now; undefined where the URL is left alone. */
  address(chosen: Parameters = this.#chosen()): string | undefined {
    const prefix = this.#prefix;
    if (prefix === undefined) return undefined;
    const ours = new Set(URL_PARAMETERS.map(({ key }) => `${prefix}${key}`));
    const { href, search, hash } = this.#environment.location;
    // The parameters of others stay as they are spelled.
    const parameters = search
      .slice(1)
      .split('&')
      .filter((each) => each !== '' && !ours.has([...new URLSearchParams(each).keys()][0] ?? ''));
    for (const [key, values] of chosen)
      for (const value of values.length > 0 ? values : [''])
        parameters.push(new URLSearchParams([[`${prefix}${key}`, value]]).toString());
    const [page = ''] = href.split(/[?#]/);
    return `${page}${parameters.length > 0 ? '?' : ''}${parameters.join('&')}${hash}`;
  }

  /** Is called after an action, so that the URL follows what changed, at once or after a delay. */
  follow(): void {
    if (this.#prefix === undefined || this.#sheetHref) return;
    const now = this.#chosen();
    const before = this.#next ?? this.#kept;
    const changed = URL_PARAMETERS.filter(({ key }) => !isSame(now.get(key), before.get(key)));
    if (changed.length === 0) return;
    const [{ changes, key }] = changed as [UrlParameter];
    const isStep = changed.length > 1 || changes === 'choice';
    const changing = isStep ? undefined : key;
    if (isStep || changing !== this.#changing) {
      this.#flush();
      this.#method = changes === 'typed' && !isStep ? 'replaceState' : 'pushState';
    }
    this.#changing = changing;
    this.#next = now;
    if (isStep) this.#flush();
    else {
      this.#environment.clearTimeout(this.#timer);
      this.#timer = this.#environment.setTimeout(this.#flush, URL_DELAY_MS);
    }
  }

  /**
   * Is called when the sheet has opened or closed. Its entry is like the one before it, with the page's own state. Whoever
   * closes the sheet goes back over it, unless the page has gone to another URL meanwhile. The history's length does not
   * tell: a full one loses an entry for each that is added, in Firefox a moment later.
   */
  followSheet(isOpen: boolean): void {
    if (isOpen && this.#prefix !== undefined) {
      this.#flush();
      try {
        history.pushState(history.state, '');
        this.#sheetHref = this.#environment.location.href;
      } catch {
        // As below: Back leads to the page before.
      }
    } else if (this.#sheetHref === this.#environment.location.href) history.back();
    else {
      this.#sheetHref = '';
      this.follow();
    }
  }

  readonly #onPop = (): void => {
    if (this.#sheetHref) {
      this.#sheetHref = '';
      this.#host.renderRoot.querySelector<HTMLDialogElement>('#sheet')?.close();
      this.follow();
    } else if (this.#prefix !== undefined) {
      this.#next = this.#changing = undefined;
      this.#read();
    }
  };

  #chosen(): Parameters {
    const chosen = new Map<string, readonly string[]>();
    for (const { key, serialize } of URL_PARAMETERS) {
      const values = serialize(this.#store.state);
      if (values) chosen.set(key, values);
    }
    return chosen;
  }

  #read(): void {
    const search = new URLSearchParams(this.#environment.location.search);
    const url = parseUrl((key) => {
      const name = `${this.#prefix ?? ''}${key}`;
      return search.has(name) ? search.getAll(name).filter(Boolean) : undefined;
    });
    this.#store.dispatch({ type: 'url-read', url });
    this.#kept = this.#chosen();
    this.#href = this.#environment.location.href;
  }

  /** Writes what waits. Further moves of the same slider belong to the same step. */
  readonly #flush = (): void => {
    this.#environment.clearTimeout(this.#timer);
    if (this.#next) this.#write(this.#next, this.#method);
    this.#next = undefined;
    this.#method = 'replaceState';
  };

  #write(chosen: Parameters, method: Method): void {
    this.#kept = chosen;
    try {
      history[method](history.state, '', this.address(chosen));
    } catch {
      // The browser forbids it, or it was changed too often: the element goes on without the URL.
    }
    this.#href = this.#environment.location.href;
  }
}

function isSame(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
