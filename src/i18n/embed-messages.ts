import type { Controls } from '../state/options.js';

/** Attributes whose labels only the configurator has. */
type EmbedLabel =
  | 'heading-level'
  | 'facets'
  | 'browse'
  | 'guide'
  | 'compare'
  | 'max-complexity'
  | 'min-maturity'
  | 'max-resource-usage'
  | 'max-maintenance'
  | 'loading'
  | 'url-state'
  | 'shortcut'
  | 'max-bytes';

/** The texts of the configurator, which makes the code that puts the catalogue into a page. */
export interface EmbedMessages {
  title: string;
  description: string;
  lead: string;
  noScript: string;
  /** The label of what is embedded, and what there is: the whole with its controls, a list, or a card. */
  show: string;
  showBy: Record<'catalogue' | 'list' | 'card', string>;
  name: string;
  /** The titles of the groups of settings, and below them the labels that the element itself has no text for. */
  groups: Record<'shown' | 'look' | 'filters' | 'technical', string>;
  labels: Record<EmbedLabel, string>;
  separated: string;
  facetsHint: string;
  urlStateHint: string;
  /** The choice that leaves a setting as the element has it. */
  byDefault: string;
  never: string;
  compareBy: Record<'on' | 'off', string>;
  loadingBy: Record<'eager' | 'lazy', string>;
  noKey: string;
  /** The checkboxes for links to this site's pages of solutions, and for its logos. */
  details: string;
  logos: string;
  source: string;
  sourceHint: string;
  lang: string;
  /** The setting that leaves the language to the page. */
  pageLanguage: string;
  alternativeTo: string;
  query: string;
  controls: string;
  controlsBy: Readonly<Record<Controls, string>>;
  limit: string;
  theme: string;
  /** Which script a page asks for. */
  script: string;
  scriptBy: Record<'pinned' | 'current', string>;
  /** Where else the script is to be had. */
  scriptHint: string;
  themeBy: { auto: string; light: string; dark: string };
  accent: string;
  /** The checkbox for a colour other than the element's own. */
  accentOwn: string;
  /** The setting that chooses no category. */
  any: string;
  reset: string;
  /** The heading of the preview, the accessible name of the choice of its width, and the two widths. */
  preview: string;
  widths: string;
  phone: string;
  desktop: string;
  /** The heading of the code, the label of the menu of systems, the button that copies, and what it tells. */
  snippet: string;
  system: string;
  copy: string;
  copied: string;
  notCopied: string;
  /** Say for each system what to do with the code. */
  notes: Record<
    | 'html'
    | 'wordpressBlock'
    | 'wordpressShortcode'
    | 'hugo'
    | 'jekyll'
    | 'ghost'
    | 'markdown'
    | 'astro'
    | 'squarespace'
    | 'react'
    | 'vue'
    | 'svelte'
    | 'angular'
    | 'iframe',
    string
  >;
  /** The names of systems that are no proper names. */
  names: Record<'wordpressBlock' | 'wordpressShortcode' | 'iframe', string>;
  /** Explain the optional parts of the code. */
  preload: string;
  policy: string;
  style: string;
  /** The link inside the element, for readers without scripts. */
  fallback: string;
}
