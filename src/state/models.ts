// The types of the view models: what each view is given.
import type { Catalogue, ScoreName, Solution } from '../catalogue/schema.js';
import type { FitWeights } from '../i18n/format.js';
import type { SolutionView } from '../i18n/localize.js';
import type { FacetName, Range, SortName, Suggestion } from '../search/index.js';
import type { ActionCreator } from './actions.js';
import type { Chip, FilterPanelModel } from './filter-models.js';
import type { Controls, LayoutName, Options } from './options.js';
import type { GuideModel, Shelf, Tile, WayOut } from './ways-out.js';

/** Levels that a card's heading can have: level 1 belongs to the page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

/** One solution, in whatever layout. */
export interface CardModel {
  readonly view: SolutionView;
  readonly headingLevel: HeadingLevel;
  /** The stretches of a text that the query matched. */
  readonly highlights?: ((text: string) => readonly Range[]) | undefined;
  /** All that the query matched, as one text: cards with the same one are marked alike. */
  readonly marks?: string;
  /** What the reader weighs; undefined where it plays no part. */
  readonly weights?: FitWeights | undefined;
  /** Whether everything that is known shows, or only what one sees at a glance. */
  readonly isOpen?: boolean;
  /** The product that alternatives are asked for, where the solution is one of them. */
  readonly replaces?: string | undefined;
  /** Makes the action that filters by what a card names; undefined where readers have no filters. */
  readonly filter?: ((facet: FacetName, values: readonly string[]) => ActionCreator) | undefined;
  /** The pattern of the addresses of solutions' own pages, which names lead to instead of websites. */
  readonly detailUrl?: Options['detailUrl'];
  /** The pattern of the addresses of logos, which stand in place of icons. */
  readonly logos?: Options['logos'];
  readonly isPicked?: boolean;
  /** Whether it can be picked for the comparison. */
  readonly canPick?: boolean;
  /** Whether a link to it can be copied. */
  readonly canLink?: boolean;
}

/** A suggestion, called as the page calls it. */
export interface SuggestionModel extends Suggestion {
  /** What it is, and how many solutions it stands for. */
  readonly about: string;
}

export interface SearchBoxModel {
  readonly query: string;
  /** What the reader may be typing; empty when the list is closed. */
  readonly suggestions: readonly SuggestionModel[];
  /** Position of the suggestion that Enter chooses; -1 for none. */
  readonly active: number;
}

export interface ToolbarModel {
  /** The result count in words. */
  readonly status: string;
  /** The active filters, and what was understood of the words. */
  readonly chips: readonly Chip[];
  /** Whether anything differs from what the page has preset. */
  readonly isChanged: boolean;
  /** A better spelling of the query. */
  readonly spelling: string | undefined;
  readonly sort: SortName;
  /** The orders that the reader can choose. */
  readonly sorts: readonly SortName[];
  readonly layout: LayoutName;
  /** Whether order and layout show where room is scarce. */
  readonly isOpen: boolean;
}

export interface ResultsModel {
  readonly layout: LayoutName;
  readonly cards: readonly CardModel[];
  /** Those from this position on answer in part only, and stand below a heading of their own. */
  readonly complete: number;
  /** What the partial answers are. */
  readonly partial: string;
  /** How many more solutions "show more" would show; 0 where all are shown. */
  readonly next: number;
  readonly sort: SortName;
  /** The orders that the reader can choose. */
  readonly sorts: readonly SortName[];
}

/** Everything that readers see once there is something to show. */
export interface CatalogueModel {
  readonly controls: Controls;
  readonly catalogue: Catalogue;
  readonly searchBox: SearchBoxModel;
  /** Rows of what one can begin with, empty until all of it is known; undefined once something is asked. */
  readonly shelves: readonly Shelf[] | undefined;
  /** The guide, where there is one. */
  readonly guide: GuideModel | undefined;
  /** Whether there is a panel of filters. */
  readonly hasFilters: boolean;
  /** Counts when it is called; undefined as long as the document is not complete. */
  readonly filters: () => FilterPanelModel | undefined;
  readonly toolbar: ToolbarModel;
  /** What the reader weighs, where the order asks for it. */
  readonly weights: Readonly<Record<ScoreName, number>> | undefined;
  readonly results: ResultsModel;
  /** What leads on where nothing was found. */
  readonly waysOut: readonly WayOut[];
  /** Where to look on where the words find nothing. */
  readonly nearby: readonly Tile[];
  /** How many solutions can be saved as a file. */
  readonly exportable: number;
  /** The solutions picked for the comparison; undefined where there is none. */
  readonly picked: readonly Solution[] | undefined;
  /** The solutions side by side; empty while the comparison is closed. */
  readonly compared: readonly CardModel[];
  /** What else may be compared, and what the reader looks for; undefined where no more can. */
  readonly toCompare: { readonly query: string; readonly solutions: readonly Solution[] } | undefined;
  /** Whether a link to what is compared can be copied. */
  readonly canLink: boolean;
  /** What the reader is told for a while. */
  readonly notice: string;
  /** Whether this is for paper. */
  readonly isPrinting: boolean;
}
