// All actions: everything that can happen to the state.
import type { ScoreName } from '../catalogue/schema.js';
import type { Language } from '../i18n/localize.js';
import type { FacetName, LimitName, SortName } from '../search/index.js';
import type { LayoutName, Options } from './options.js';
import type { Answers, GroupName, ShownDocument, State } from './state.js';

/** What the URL says of the reader's question, in the shape in which the state keeps it. */
export type UrlState = Pick<State, 'facets' | 'limits' | 'weights' | 'picked' | 'isComparing'> & {
  readonly query: string | undefined;
  readonly sort: SortName | undefined;
  readonly layout: LayoutName | undefined;
};

/** The formats that readers can save results in, as they are called everywhere. */
export const EXPORT_FORMATS = ['CSV', 'JSON', 'Markdown'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Everything that can happen to the state, and what readers ask the element to do. */
export type Action =
  // The page
  | { readonly type: 'options-set'; readonly options: Options }
  | { readonly type: 'query-preset'; readonly query: string }
  | { readonly type: 'sort-preset'; readonly sort: SortName | '' }
  | { readonly type: 'layout-preset'; readonly layout: LayoutName }
  | { readonly type: 'language-set'; readonly language: Language }
  | { readonly type: 'document-shown'; readonly document: ShownDocument | undefined }
  /** The query was typed into the search field of a pre-rendered page before the element's script was there. */
  | { readonly type: 'query-taken-over'; readonly query: string }
  | { readonly type: 'url-read'; readonly url: UrlState }
  | { readonly type: 'print-toggled'; readonly isPrinting: boolean }
  // The question
  | { readonly type: 'query-typed'; readonly query: string }
  | {
      readonly type: 'facet-chosen';
      readonly facet: FacetName;
      readonly values: readonly string[] | undefined;
      /** Whether a name on a card was pressed, which may be far from where the filters are. */
      readonly isByName?: true;
    }
  | { readonly type: 'limit-set'; readonly limit: LimitName; readonly score: number | null | undefined }
  | { readonly type: 'sort-chosen'; readonly sort: SortName }
  | { readonly type: 'weight-set'; readonly score: ScoreName; readonly weight: number }
  | { readonly type: 'layout-chosen'; readonly layout: LayoutName }
  | { readonly type: 'question-reset' }
  // The suggestions below the search field
  | { readonly type: 'suggestions-opened'; readonly typed: string }
  | { readonly type: 'suggestions-closed' }
  | { readonly type: 'suggestion-activated'; readonly position: number }
  /** The query and the facets that the suggestion stands for take the place of what was typed. */
  | { readonly type: 'suggestion-chosen'; readonly query: string; readonly facets: State['facets'] }
  // The guide
  | { readonly type: 'guide-toggled' }
  | { readonly type: 'guide-answered'; readonly answers: Answers }
  /** What the answers ask for becomes the question, and the best solutions are compared. */
  | ({ readonly type: 'guide-ended' } & Pick<State, 'facets' | 'limits' | 'weights' | 'picked'>)
  // The panel of filters
  | { readonly type: 'panel-toggled' }
  | { readonly type: 'view-toggled' }
  | { readonly type: 'group-toggled'; readonly group: GroupName }
  /**
   * Shows all values of a facet, or some. `isByKey` says whether a key asked for it, rather than a finger or a mouse.
   */
  | {
      readonly type: 'facet-expansion-set';
      readonly facet: FacetName;
      readonly isExpanded: boolean;
      readonly isByKey: boolean;
    }
  | { readonly type: 'facet-searched'; readonly facet: FacetName; readonly query: string }
  // The results
  | { readonly type: 'more-shown' }
  | { readonly type: 'details-toggled'; readonly name: string }
  | { readonly type: 'solution-picked'; readonly name: string }
  | { readonly type: 'solution-unpicked'; readonly name: string }
  | { readonly type: 'picks-cleared' }
  | { readonly type: 'comparison-opened' }
  | { readonly type: 'comparison-closed' }
  /** The reader looks for another solution to compare. */
  | { readonly type: 'comparison-searched'; readonly query: string }
  | { readonly type: 'link-copied'; readonly name: string }
  | { readonly type: 'link-not-copied'; readonly address: string }
  | { readonly type: 'notice-ended' }
  | RequestAction;

/** What changes nothing in the state: the element does it. */
export type RequestAction =
  /** To a solution, or to what is compared. */
  | { readonly type: 'link-requested'; readonly name: string | undefined }
  | { readonly type: 'export-requested'; readonly format: ExportFormat }
  | { readonly type: 'print-requested' }
  | { readonly type: 'results-requested' }
  | { readonly type: 'retry-requested' };

/**
 * Makes an action from the state as it is when it is dispatched. What the reader pressed may have been rendered before
 * another press changed the state.
 */
export type ActionCreator = (state: State) => Action;

export type Dispatch = (action: Action | ActionCreator) => void;
