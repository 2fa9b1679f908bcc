/**
 * What the element's code finds in a browser and, when it is rendered on the server, must find here: nothing is
 * observed, and the language is the one that its own `lang` says. To be imported before the element.
 */
Object.assign(globalThis, {
  MutationObserver: class {
    observe(): void {
      // Nothing changes here.
    }
    disconnect(): void {
      // Nothing was observed.
    }
  },
  ShadowRoot: class {},
  // As large as a screen can be: all cards of the first frame.
  innerWidth: 2000,
  innerHeight: 2000,
});
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: [] } });
