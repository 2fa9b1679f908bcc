import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** One thing that the URL keeps, under the element's prefix and this key. */
export interface UrlParameter {
  readonly key: string;
  /**
   * How the reader changes it: a `choice` is a step that Back undoes; several moves of one `slider` are one step;
   * what is typed makes no steps of its own.
   */
  readonly changes: 'choice' | 'slider' | 'typed';
  /** What the reader has chosen instead of the preset, `[]` for nothing; undefined when all is as preset. */
  read: () => readonly string[] | undefined;
  /** Takes what the URL says, undefined when it says nothing. What is no possible value is ignored. */
  write: (values: readonly string[] | undefined) => void;
}

type Method = 'pushState' | 'replaceState';
type Kept = ReadonlyMap<string, readonly string[]>;

/** How long after the last key or move of a slider the URL follows, in milliseconds: browsers limit the rate. */
export const PAUSE = 300;

/**
 * Keeps parameters in the page's URL: `?shop-query=chat&shop-license=MIT` for the prefix `shop`. Nothing else in the
 * URL is touched, not even its spelling. Where the browser allows no changes (frames without an origin, too many at
 * once), all works without.
 */
export class UrlState implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #parameters: readonly UrlParameter[];
  #prefix: string | undefined;
  /** What the URL says, as far as it is known. */
  #kept: Kept = new Map();
  /** What it should say after a pause, and whether that is a step of its own. */
  #next: Kept | undefined;
  #method: Method = 'replaceState';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The parameter that the reader is changing: a slider, or what is typed. */
  #changing: string | undefined;
  /** The URL when it was read or written last. */
  #href = '';

  constructor(host: ReactiveControllerHost, parameters: readonly UrlParameter[]) {
    this.#host = host;
    this.#parameters = parameters;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#onPop);
    // Back in the page: the URL may be another one by now.
    if (location.href !== this.#href) this.#onPop();
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#onPop);
    this.#flush();
  }

  /**
   * Before an update, after the presets: reads the URL when the prefix is new.
   * @param prefix as in the attribute; null when the URL is left alone, empty for keys without prefix
   */
  follow(prefix: string | null): void {
    const full = prefix === null ? undefined : prefix && `${prefix}-`;
    if (full === this.#prefix) return;
    this.#flush();
    this.#prefix = full;
    if (full !== undefined) this.#read();
  }

  hostUpdated(): void {
    if (this.#prefix === undefined) return;
    const now = this.#chosen();
    const changed = this.#parameters.filter(
      ({ key }) => !isSame(now.get(key), (this.#next ?? this.#kept).get(key)),
    );
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
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#flush, PAUSE);
    }
  }

  readonly #onPop = (): void => {
    if (this.#prefix === undefined) return;
    this.#next = this.#changing = undefined;
    this.#read();
    this.#host.requestUpdate();
  };

  #chosen(): Kept {
    const chosen = new Map<string, readonly string[]>();
    for (const { key, read } of this.#parameters) {
      const values = read();
      if (values) chosen.set(key, values);
    }
    return chosen;
  }

  #read(): void {
    const search = new URLSearchParams(location.search);
    for (const { key, write } of this.#parameters) {
      const name = `${this.#prefix ?? ''}${key}`;
      write(search.has(name) ? search.getAll(name).filter(Boolean) : undefined);
    }
    this.#kept = this.#chosen();
    this.#href = location.href;
  }

  /** Writes what waits. Further moves of the same slider belong to the same step. */
  readonly #flush = (): void => {
    clearTimeout(this.#timer);
    if (this.#next) this.#write(this.#next, this.#method);
    this.#next = undefined;
    this.#method = 'replaceState';
  };

  /** The page's URL with these parameters in place of what is chosen; undefined where the URL is left alone. */
  address(chosen: Kept): string | undefined {
    const prefix = this.#prefix;
    if (prefix === undefined) return undefined;
    const ours = new Set(this.#parameters.map(({ key }) => `${prefix}${key}`));
    const { href, search, hash } = location;
    // The pieces of others stay as they are spelled.
    const pieces = search
      .slice(1)
      .split('&')
      .filter((piece) => piece !== '' && !ours.has([...new URLSearchParams(piece).keys()][0] ?? ''));
    for (const [key, values] of chosen)
      for (const value of values.length > 0 ? values : [''])
        pieces.push(new URLSearchParams([[`${prefix}${key}`, value]]).toString());
    const [page = ''] = href.split(/[?#]/);
    return `${page}${pieces.length > 0 ? '?' : ''}${pieces.join('&')}${hash}`;
  }

  #write(chosen: Kept, method: Method): void {
    this.#kept = chosen;
    try {
      history[method](history.state, '', this.address(chosen));
    } catch {
      // The browser forbids it, or it was too often: the element goes on without.
    }
    this.#href = location.href;
  }
}

function isSame(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
