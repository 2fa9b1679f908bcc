import type { Entry } from './entry.js';
import type { Source } from './source.js';

/** What is known of sources that had no problem. */
export interface SourceCache {
  /**
   * Begins a run. What was learnt in another context is forgotten.
   * @param context everything that the checks depend on besides the sources of solutions
   * @param files the files that there are; others are forgotten
   */
  begin(context: string, files: Iterable<string>): void;
  /** The entries of a file that was not touched since, where that can be told without reading it. */
  recall?(folder: string, file: string): readonly Entry[] | undefined;
  /** The entries of a source that is as it was; undefined when it is not, or had a problem. */
  find(source: Source): readonly Entry[] | undefined;
  /** Remembers a source that has no problem. */
  keep(source: Source, entries: readonly Entry[]): void;
}
