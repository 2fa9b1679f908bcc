// What follows an action outside of the state: events, clipboard, saved files, opened groups, fading of results.
import { detailUrl } from '../catalogue/addresses.js';
import type { FocusController } from '../controllers/focus-controller.js';
import type { UrlController } from '../controllers/url-controller.js';
import type { Environment } from '../environment.js';
import type { Action, ExportFormat } from '../state/actions.js';
import { pageSizeOf, textOf, type Selectors } from '../state/selectors.js';
import type { State } from '../state/state.js';
import type { Listener, Store } from '../state/store.js';
import type { ViewModels } from '../state/view-models.js';
import { exportFile, save } from '../views/export/files.js';
import { QueryChangeEvent } from './events.js';

/** Under which the groups of filters are kept that a reader has opened. */
export const OPEN_GROUPS = 'solution-catalogue-groups';

/** What moves takes no press until it ends. */
interface Movement {
  readonly ready: Promise<void>;
  skipTransition(): void;
}

/** An element that can show a change of itself as a movement, as some browsers have it. */
interface Moving extends Element {
  readonly startViewTransition?: (update: () => Promise<void>) => Movement;
}

/**
 * Waits for what comes before an update: on a slow device the letter that was typed is painted before its results; and
 * where the browser can do that for one element, and the reader does not mind movement, it takes a picture of the results
 * before their layout changes or details open, from which it then fades. docs/design.md says why never of the whole page.
 * @param causes the types of the actions that the update answers
 */
export async function readyFor(
  causes: ReadonlySet<string>,
  { renderRoot }: { readonly renderRoot: ParentNode },
  isSlow: boolean,
  environment: Environment,
): Promise<void> {
  if (isSlow && causes.has('query-typed')) await environment.painted();
  if (!causes.has('details-toggled') && !causes.has('layout-chosen')) return;
  const results = renderRoot.querySelector<Moving>('.main');
  if (!results?.startViewTransition || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  await new Promise<void>((resolve) => {
    const movement = results.startViewTransition?.(() => {
      resolve();
      // By then the results are rendered.
      return environment.nextTurn();
    });
    // It does not take place out of view, or when another one follows.
    movement?.ready.catch(() => undefined);
    // Whoever goes on to the next thing presses that, not a picture.
    for (const type of ['pointermove', 'pointerdown'])
      renderRoot.addEventListener(type, () => movement?.skipTransition(), { once: true });
  });
}

/** What effects need of the element. */
interface Parts {
  readonly host: EventTarget;
  readonly store: Store;
  readonly selectors: Selectors;
  readonly models: ViewModels;
  readonly url: UrlController;
  readonly focus: FocusController;
  readonly environment: Environment;
  /** Asks the server again; settles when the answer is shown. */
  readonly retry: () => Promise<unknown>;
}

/**
 * Does what actions ask for beyond the state: the URL, events for the page, the clipboard, downloads, printing, the
 * focus, and what is kept for the visit.
 */
export function effects({ host, store, selectors, models, url, focus, environment, retry }: Parts): Listener {
  /** Copies the address of a solution's own page, or the one at which this page shows it or what is compared. */
  async function copyLink(name: string | undefined): Promise<void> {
    const { options, language, picked } = store.state;
    const own = name && detailUrl(options.detailUrl, name, language.locale);
    const address = own ?? url.address(name ? new Map([['query', [name]]]) : undefined) ?? '';
    try {
      await environment.copy(address);
      store.dispatch({ type: 'link-copied', name: name ?? language.format.list(picked) });
    } catch {
      // Pages without https have no clipboard, and some do not allow it.
      store.dispatch({ type: 'link-not-copied', address });
    }
  }

  /** Saves all results as a file, not only those that are shown. */
  function exportResults(format: ExportFormat, state: State): void {
    const { document, language } = state;
    if (!document) return;
    const labels = models.labels(document, state);
    const views = selectors.allResults(state).map((solution) => labels.view(solution));
    save(exportFile(format, { views, language }, document.catalogue), environment);
  }

  /** The button that was pressed goes away, so that the focus goes to its successor, or where readers begin. */
  async function retryAndFocus(): Promise<void> {
    await retry();
    await focus.moveTo('retry', 'search-input');
  }

  return (action: Action, after: State, before: State): void => {
    if (after.options.hasLinks && action.type !== 'url-read') url.follow();
    switch (action.type) {
      case 'query-typed':
      case 'suggestion-chosen':
      case 'question-reset':
        if (textOf(after) !== textOf(before)) host.dispatchEvent(new QueryChangeEvent(textOf(after)));
        break;
      case 'more-shown':
        // The reader goes on at the first new card.
        void focus.moveToCard(before.pages * pageSizeOf(before));
        break;
      case 'facet-chosen':
        // The results begin elsewhere now, below the filters that are set.
        if (action.isByName) void focus.moveTo('chip');
        break;
      case 'panel-toggled':
        url.followSheet(after.isPanelOpen);
        break;
      case 'group-toggled':
        environment.keep(OPEN_GROUPS, after.groups.join(' '));
        break;
      case 'facet-expansion-set':
        // A reader who goes on by keys would have to walk back over all the values.
        if (action.isByKey) void focus.moveToFacet(action.facet);
        break;
      case 'link-requested':
        void copyLink(action.name);
        break;
      case 'export-requested':
        exportResults(action.format, after);
        break;
      case 'results-requested':
        void focus.moveToCard(0);
        break;
      case 'print-requested':
        globalThis.print();
        break;
      case 'retry-requested':
        void retryAndFocus();
        break;
    }
  };
}
