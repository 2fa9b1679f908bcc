// The type of the state, and how it begins.
import type { Catalogue, ScoreName } from '../catalogue/schema.js';
import type { Language } from '../i18n/localize.js';
import type { FacetName, LimitName, SortName } from '../search/index.js';
import { DEFAULT_LIMIT, type LayoutName, type Options, type Runner, type SCORES_GROUP } from './options.js';

/** How many solutions can stand side by side in the comparison. */
export const MAX_COMPARED = 4;

/** A group of filters; `more` has those groups in it that are not shown at first. */
export type GroupName = FacetName | typeof SCORES_GROUP | 'more';

/** Something that the page presets and the reader may change. */
export interface Setting<T> {
  readonly preset: T;
  /** What the reader has chosen instead; undefined as long as the preset holds. */
  readonly chosen: T | undefined;
}

/** The document that is shown. */
export interface ShownDocument {
  /** The whole catalogue, or its first solutions while the rest is on its way. */
  readonly catalogue: Catalogue;
  /** Whether the catalogue is complete. Nothing is counted before. */
  readonly isWhole: boolean;
  /** Whether the rest of it failed to arrive. */
  readonly isBroken: boolean;
  /** Whether it could not be renewed and is the last good one. */
  readonly isStale: boolean;
  /** When it was first shown, in milliseconds since 1970: what counts as new depends on it. */
  readonly at: number;
}

/** Something to tell the reader, shown and announced for a while. */
export type Notice =
  | { readonly kind: 'stale'; readonly generatedAt: string }
  | { readonly kind: 'comparison-full' }
  | { readonly kind: 'link-copied'; readonly name: string }
  /** The browser did not allow copying: the address is shown instead. */
  | { readonly kind: 'link-not-copied'; readonly address: string };

/** What the questions of the guide were answered; an answer may be left out. */
export interface Answers {
  readonly product?: string | undefined;
  readonly runner?: Runner | undefined;
  readonly score?: ScoreName | undefined;
}

/** Everything that the element shows follows from this and nothing else. */
export interface State {
  readonly options: Options;
  readonly language: Language;
  readonly document: ShownDocument | undefined;
  readonly query: Setting<string>;
  /** Empty stands for the order that fits the query. */
  readonly sort: Setting<SortName | ''>;
  readonly layout: Setting<LayoutName>;
  /** What the reader has chosen, by facet, as written in the URL or in the document; other facets are as preset. */
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** What the reader has limited, from 1 to 10; null for a preset limit that was lifted. */
  readonly limits: Readonly<Partial<Record<LimitName, number | null>>>;
  /** How much each score matters to the reader, from 0 (not at all) to 3, for the order `fit`. */
  readonly weights: Readonly<Record<ScoreName, number>>;
  /** How many pages of results are shown. */
  readonly pages: number;
  /** Whether the page is being printed: then all results are shown. */
  readonly isPrinting: boolean;
  /** Names of the solutions whose details are open. */
  readonly opened: readonly string[];
  /** Names of the solutions picked for the comparison, in the order of picking. */
  readonly picked: readonly string[];
  /** Whether the comparison is open. */
  readonly isComparing: boolean;
  /** By what the reader looks for another solution to compare. */
  readonly comparisonQuery: string;
  /** Whether the guide is open, and what its questions were answered. */
  readonly isGuiding: boolean;
  readonly answers: Answers;
  /** Whether the sheet of filters is open, where there is no room for a panel. */
  readonly isPanelOpen: boolean;
  /** Whether order and layout can be chosen where room is scarce. */
  readonly isViewOpen: boolean;
  /** Which groups of filters the reader has opened; all are folded at first. */
  readonly groups: readonly GroupName[];
  /** The facets that show all their values. */
  readonly expanded: readonly FacetName[];
  /** What the reader looks for among the values of a facet. */
  readonly facetQueries: Readonly<Partial<Record<FacetName, string>>>;
  readonly autocomplete: {
    /** What the suggestions are for; undefined while their list is closed. */
    readonly typed: string | undefined;
    /** Position of the suggestion that Enter chooses; -1 for none. */
    readonly active: number;
  };
  readonly notice: Notice | undefined;
}

/** How much each score matters, as long as the reader has not said. */
export const EQUAL_WEIGHTS: State['weights'] = {
  complexity: 1,
  maturity: 1,
  resourceUsage: 1,
  maintenance: 1,
};

/**
 * The state of an element that has just been made.
 * @param groups names of the groups of filters that are open, separated by blanks
 */
export function initialState(language: Language, groups = ''): State {
  return {
    options: {
      controls: 'all',
      facets: {},
      groups: undefined,
      limits: {},
      limit: DEFAULT_LIMIT,
      headingLevel: 3,
      hasBrowse: true,
      hasGuide: true,
      canCompare: false,
      detailUrl: undefined,
      logos: undefined,
      hasLinks: false,
    },
    language,
    document: undefined,
    query: { preset: '', chosen: undefined },
    sort: { preset: '', chosen: undefined },
    layout: { preset: 'cards', chosen: undefined },
    facets: {},
    limits: {},
    weights: EQUAL_WEIGHTS,
    pages: 1,
    isPrinting: false,
    opened: [],
    picked: [],
    isComparing: false,
    comparisonQuery: '',
    isGuiding: false,
    answers: {},
    isPanelOpen: false,
    isViewOpen: false,
    groups: groups.split(' ') as GroupName[],
    expanded: [],
    facetQueries: {},
    autocomplete: { typed: undefined, active: -1 },
    notice: undefined,
  };
}
