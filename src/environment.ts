/**
 * What the code reads from the world around it: the clock, timers, frames, the address bar, the screen. It is passed
 * in, so that a server can render the element at a fixed time, and tests can decide what time it is.
 */
export interface Environment {
  /** The wall clock, in milliseconds since 1970. */
  now(): number;
  /** A clock that never goes back, in milliseconds since the page was opened. */
  elapsed(): number;
  /**
   * Calls back once.
   * @param delay in milliseconds
   * @returns what `clearTimeout` takes
   */
  setTimeout(callback: () => void, delay?: number): number;
  clearTimeout(timer: number | undefined): void;
  /** Calls back before the next frame is painted; never where nothing is painted. */
  requestAnimationFrame(callback: () => void): void;
  /**
   * Settles when the next frame is painted: after a tenth of a second in the background, and at once in Node, which
   * paints none.
   */
  painted(): Promise<void>;
  /** Lets the page have its turn: settles when the browser has done what was waiting. */
  nextTurn(): Promise<void>;
  /** The address of the page. */
  readonly location: Pick<Location, 'href' | 'search' | 'hash'>;
  /** What relative addresses in the page are relative to; undefined where there is no page. */
  readonly baseUrl: string | undefined;
  /** Whether the browser is a Chromium: only for what differs between browsers and cannot be tested for. */
  readonly isChromium: boolean;
  /** The languages that the reader prefers, best first. */
  readonly languages: readonly string[];
  /** Whether the device has a connection at all. */
  readonly isOnline: boolean;
  /** Puts a text on the clipboard; rejects where the browser does not allow it, or has none. */
  copy(text: string): Promise<void>;
  /** A text that is kept for the visit, over the pages of one site; empty where there is none, or no storage. */
  recall(key: string): string;
  /** Keeps a text for the visit; does nothing where the browser keeps none. */
  keep(key: string, text: string): void;
  /** The size of the viewport in CSS pixels; 0 where there is none. */
  readonly viewport: { readonly width: number; readonly height: number };
}

/** The size of a viewport where there is none. */
const NOWHERE = { width: 0, height: 0 };

/**
 * How long a frame is waited for, in milliseconds. Pages in the background are not painted at all: nothing may wait
 * for that.
 */
const LONGEST_FRAME_MS = 100;

/** A message gives the page its turn where a timer would not: timers are slowed down in the background. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

function painted(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // The callback runs before the paint. A timer and a turn later, what the page itself waits for has come first.
      setTimeout(() => void nextTurn().then(resolve));
    });
  });
}

/**
 * The real world: a browser, or Node as far as it offers the same. This is the only place in `src` that reads the clock,
 * timers and the address.
 */
export const realEnvironment: Environment = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- with Node's types it is none
  setTimeout: (callback, delay) => setTimeout(callback, delay) as unknown as number,
  clearTimeout: (timer) => {
    clearTimeout(timer);
  },
  requestAnimationFrame: (callback) => {
    if (typeof requestAnimationFrame === 'function') requestAnimationFrame(callback);
  },
  painted,
  nextTurn,
  get location() {
    return location;
  },
  get baseUrl() {
    return typeof document === 'undefined' ? undefined : document.baseURI;
  },
  get isChromium() {
    return typeof document !== 'undefined' && 'userAgentData' in navigator;
  },
  get languages() {
    return typeof navigator === 'undefined' ? [] : navigator.languages;
  },
  get isOnline() {
    return navigator.onLine;
  },
  copy: async (text) => {
    await navigator.clipboard.writeText(text);
  },
  recall: (key) => {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      // Servers have no storage, and browsers refuse it in frames without an origin, or because the reader wishes so.
      return '';
    }
  },
  keep: (key, text) => {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // As above, or it is full.
    }
  },
  get viewport() {
    return typeof innerWidth === 'undefined' ? NOWHERE : { width: innerWidth, height: innerHeight };
  },
};
