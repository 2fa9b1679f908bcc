// The names of layouts, controls and presets, and how many results a page and a frame have. Apart from state.ts,
// because the texts of the interface have a name for each of these options, and the state needs the texts: otherwise
// the two would import each other.
import type { FacetName } from '../search/facets.js';
import type { LimitName } from '../search/facets.js';

/** The ways to show results, as the attribute `layout` and the URL name them. */
export const LAYOUTS = ['cards', 'compact', 'table'] as const;

export type LayoutName = (typeof LAYOUTS)[number];

/** How many results are rendered in one frame at most, so that a key is answered within it. Rows are cheaper than cards. */
export const MAX_IN_FRAME: Readonly<Record<LayoutName, number>> = { cards: 12, compact: 36, table: 48 };

/** Which controls readers get. What has no control stays as the page has preset it. */
export const CONTROLS = ['all', 'search', 'none'] as const;

export type Controls = (typeof CONTROLS)[number];

/** How many results are shown before "show more", unless the page says otherwise. */
export const DEFAULT_LIMIT = 24;

/** What the attribute `facets` calls the group of the limits on the scores. */
export const SCORES_GROUP = 'scores';

/** Who could run a solution, as the guide asks. */
export const RUNNERS = ['nobody', 'self', 'department', 'provider'] as const;

export type Runner = (typeof RUNNERS)[number];

/** What the page chooses and limits by attributes, and how it shows results: lists without controls have it as well. */
export interface Presets {
  /** Preset values by facet, as written in the attribute: separated by commas. */
  readonly facets: Readonly<Partial<Record<FacetName, string | null>>>;
  /** Preset score limits from 1 to 10; undefined where there is none. */
  readonly limits: Readonly<Partial<Record<LimitName, number | undefined>>>;
  /** How many results are shown before "show more"; anything but a number from 1 means the default. */
  readonly limit: number | undefined;
  /** Level of the cards' headings; kept within 2 to 6. */
  readonly headingLevel: number | undefined;
  /** The pattern of the addresses of solutions' own pages; undefined where the page has given none that may be followed. */
  readonly detailUrl: string | undefined;
  /** The pattern of the addresses of solutions' logos; undefined where they show their icons. */
  readonly logos: string | undefined;
}

/** What the page sets by attributes, as far as the state depends on it. */
export interface Options extends Presets {
  readonly controls: Controls;
  /** The groups of the filter panel, by the attributes of facets, in order; undefined for all of them. */
  readonly groups: readonly string[] | undefined;
  /** Whether readers are shown products and categories to begin with, where nothing is preset. */
  readonly hasBrowse: boolean;
  /** Whether a guide in three questions stands beside them. */
  readonly hasGuide: boolean;
  /** Whether readers can pick solutions for the comparison. */
  readonly canCompare: boolean;
  /** Whether the page's URL holds what the reader asks for, so that a card can be linked to. */
  readonly hasLinks: boolean;
}
