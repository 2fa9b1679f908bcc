import type { ReactiveControllerHost } from 'lit';
import type { Catalogue, ScoreName } from '../catalogue/schema.js';
import type { Locale } from '../i18n/negotiate.js';
import { Finder, type Answer } from '../search/finder.js';
import { FACETS, type Criteria, type FacetName, type LimitName, type SortName } from '../search/index.js';
import { readPreset } from './presets.js';

/** How long a task that builds the search index may take, in milliseconds: less than a frame. */
const SLICE = 8;

/** Score limits; undefined where there is none. */
type Limits = Readonly<Record<LimitName, number | undefined>>;

/** What the page has set, and what the reader goes back to. */
export interface Presets {
  query: string;
  /** As written in the attributes: values separated by commas. */
  facets: Readonly<Partial<Record<FacetName, string | null>>>;
  limits: Limits;
}

/** What the reader may change; the rest stays as preset. */
export interface Freedom {
  query: boolean;
  facets: boolean;
}

/** An answer, and the question it belongs to: equal questions have equal keys, in whatever language. */
export interface Answered extends Answer {
  key: string;
}

/** The reader's question: the page's presets, and over them what the reader typed and chose. */
export class QueryController {
  presets: Presets = {
    query: '',
    facets: {},
    limits: {
      maxComplexity: undefined,
      minMaturity: undefined,
      maxResourceUsage: undefined,
      maxMaintenance: undefined,
    },
  };
  freedom: Freedom = { query: true, facets: true };
  /** What matters to the reader, for the order `fit`: at first everything a little. */
  weights: Readonly<Record<ScoreName, number>> = {
    complexity: 1,
    maturity: 1,
    resourceUsage: 1,
    maintenance: 1,
  };
  readonly #host: ReactiveControllerHost;
  /** What the reader typed; undefined as long as the preset holds. */
  #typed: string | undefined;
  /** What the reader chose, by facet; a facet that is not in here is as preset. */
  readonly #chosen = new Map<FacetName, readonly string[]>();
  #finder: Finder | undefined;
  #answered: Answered | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get query(): string {
    return (this.freedom.query ? this.#typed : undefined) ?? this.presets.query;
  }

  type(query: string): void {
    this.#typed = query;
    this.#host.requestUpdate();
  }

  /** Puts a preset in place of what the reader typed. */
  presetQuery(query: string): void {
    this.presets = { ...this.presets, query };
    this.#typed = undefined;
  }

  /** Puts presets in place of what the reader chose, facet by facet where they differ from the earlier ones. */
  presetFacets(facets: Presets['facets'], limits: Limits): void {
    for (const { name } of FACETS) if (facets[name] !== this.presets.facets[name]) this.#chosen.delete(name);
    this.presets = { ...this.presets, facets, limits };
  }

  /** Adds a value to a facet's choice, or takes it out. */
  choose(facet: FacetName, value: string, isChosen: boolean): void {
    const others = (this.criteria.facets[facet] ?? []).filter((other) => other !== value);
    const values = isChosen ? [...others, value] : others;
    const preset = this.#presetOf(facet);
    const isAsPreset = values.length === preset.length && values.every((each) => preset.includes(each));
    if (isAsPreset) this.#chosen.delete(facet);
    else this.#chosen.set(facet, values);
    this.#host.requestUpdate();
  }

  /** Back to the presets. */
  clear(): void {
    this.#typed = undefined;
    this.#chosen.clear();
    this.#host.requestUpdate();
  }

  /** Whether anything differs from the presets. */
  get isChanged(): boolean {
    return this.query !== this.presets.query || (this.freedom.facets && this.#chosen.size > 0);
  }

  /** What filters the results now. Values of presets are spelled as the catalogue spells them. */
  get criteria(): Criteria {
    const facets: Partial<Record<FacetName, readonly string[]>> = {};
    for (const { name } of FACETS) {
      const values = (this.freedom.facets ? this.#chosen.get(name) : undefined) ?? this.#presetOf(name);
      if (values.length > 0) facets[name] = values;
    }
    return { facets, limits: definedOnly(this.presets.limits) };
  }

  /** Says how much something matters to the reader, from 0 (not at all) to 3. */
  weigh(score: ScoreName, weight: number): void {
    this.weights = { ...this.weights, [score]: weight };
    this.#host.requestUpdate();
  }

  /** Answers the question over a catalogue. The same question is answered once. */
  answer({ solutions }: Catalogue, locale: Locale, sort: SortName): Answered {
    if (this.#finder?.solutions !== solutions || this.#finder.locale !== locale) {
      this.#finder = new Finder(solutions, locale, Date.now());
      this.#answered = undefined;
      this.#prepare(this.#finder);
    }
    const weights = sort === 'fit' ? this.weights : undefined;
    const question = { query: this.query, criteria: this.criteria, sort, weights };
    const key = JSON.stringify(question);
    if (this.#answered?.key !== key) this.#answered = { key, ...this.#finder.ask(question) };
    return this.#answered;
  }

  /** Builds the search index while the page has nothing else to do, in short tasks. */
  #prepare(finder: Finder): void {
    setTimeout(() => {
      const end = performance.now() + SLICE;
      let isComplete = this.#finder !== finder;
      while (!isComplete && performance.now() < end) isComplete = finder.prepare();
      if (!isComplete) this.#prepare(finder);
    });
  }

  /** What the page has chosen in a facet, spelled as the catalogue spells it. */
  #presetOf(facet: FacetName): readonly string[] {
    const preset = this.presets.facets[facet];
    return preset ? readPreset(facet, preset, this.#valuesOf(facet)) : [];
  }

  #valuesOf(facet: FacetName): Iterable<string> {
    return this.#finder?.values(facet) ?? [];
  }
}

function definedOnly(limits: Limits): Criteria['limits'] {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => Number.isFinite(limit)));
}
