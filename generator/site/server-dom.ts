/** Observes nothing: nothing changes here. */
const IDLE_OBSERVER = function () {
  return { observe: () => undefined, disconnect: () => undefined };
};

/** What the element's code finds in a browser and must find here, too. */
const BROWSER = {
  MutationObserver: IDLE_OBSERVER,
  ShadowRoot: IDLE_OBSERVER,
  // No settings in the address, and the language is the one that the element's own `lang` says.
  location: { href: 'https://catalogue.example/', search: '', hash: '' },
  navigator: { languages: [] },
  // As large as a screen can be: all cards of the first frame.
  innerWidth: 2000,
  innerHeight: 2000,
  // What it does later, such as preparing to be searched, it does never: nobody will search, and it takes much memory.
  requestAnimationFrame: () => 0,
  setTimeout: () => 0,
};

/**
 * Runs something as if it were in a browser, on a certain day: what is new is new on the day of the build, whenever
 * the build is repeated.
 * @param time in milliseconds since 1970
 */
export function inServerDom<T>(time: number, run: () => T): T {
  const names = Object.keys(BROWSER);
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  const { now } = Date;
  for (const [name, value] of Object.entries(BROWSER))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  Date.now = () => time;
  try {
    return run();
  } finally {
    Date.now = now;
    names.forEach((name, index) => {
      const descriptor = before[index];
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    });
  }
}
