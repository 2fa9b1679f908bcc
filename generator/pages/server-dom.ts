/** Observes nothing: nothing changes here. */
const IDLE_OBSERVER = function () {
  return { observe: () => undefined, disconnect: () => undefined };
};

/**
 * Sets up what the element's code finds in a browser and, when it is rendered on the server, must find here: nothing
 * is observed, the language is the one that its own `lang` says, and the screen is large enough for all cards of the
 * first frame.
 */
export function installServerDom(): void {
  Object.assign(globalThis, {
    MutationObserver: IDLE_OBSERVER,
    ShadowRoot: IDLE_OBSERVER,
    innerWidth: 2000,
    innerHeight: 2000,
  });
  // Node has one of its own from version 21.
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: [] } });
}
