import type { ReactiveControllerHost } from 'lit';
import type { Catalogue, ScoreName, Solution } from '../catalogue/schema.js';
import { painted, worker } from '../catalogue/client/scheduler.js';
import type { Language } from '../i18n/localize.js';
import { Finder, type Answer } from '../search/finder.js';
import {
  FACETS,
  LIMITS,
  SORTS,
  type Criteria,
  type FacetName,
  type LimitName,
  type SortName,
  type Suggestion,
} from '../search/index.js';
import { Choice } from './choice.js';
import { knownValue, readPreset } from './presets.js';

/** Score limits; undefined where there is none. */
type Limits = Readonly<Partial<Record<LimitName, number | undefined>>>;

/** What the page has set, as written in the attributes: values of a facet are separated by commas. */
type FacetPresets = Readonly<Partial<Record<FacetName, string | null>>>;

/** Which controls the reader has. What has no control stays as preset. */
export type Controls = 'all' | 'search' | 'none';

/** What of a language matters to search and order. */
type Spoken = Pick<Language, 'locale' | 'categories'>;

/** An answer, and the question it belongs to: equal questions have equal keys, in whatever language. */
export interface Answered extends Answer {
  key: string;
}

/** The facet that a suggestion belongs to. */
const FACET_OF = {
  product: 'alternative',
  category: 'category',
  tag: 'tag',
} as const satisfies Record<Exclude<Suggestion['kind'], 'solution'>, FacetName>;

/** The reader's question: the page's presets, and over them what the reader typed and chose. */
export class QueryController {
  readonly query = new Choice<string>('');
  readonly sort = new Choice<SortName | ''>('');
  controls: Controls = 'all';
  /** What the reader chose, by facet; a facet that is not in here is as preset. */
  readonly chosen = new Map<FacetName, readonly string[]>();
  /** What the reader limited; undefined for a limit that was lifted. */
  readonly limited = new Map<LimitName, number | undefined>();
  /** What matters to the reader, for the order `fit`: at first everything a little. */
  weights: Readonly<Record<ScoreName, number>> = {
    complexity: 1,
    maturity: 1,
    resourceUsage: 1,
    maintenance: 1,
  };
  readonly #host: ReactiveControllerHost;
  #facetPresets: FacetPresets = {};
  #limitPresets: Limits = {};
  #finder: Finder | undefined;
  /** The one of a catalogue that is not shown yet. */
  #next: Finder | undefined;
  /** Whether the finder knows the whole catalogue, so that a value that it does not know is none. */
  #isWhole = false;
  #answered: Answered | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** What is searched for now. */
  get text(): string {
    return this.controls === 'none' ? this.query.preset : this.query.value;
  }

  /** The order of the results. */
  get order(): SortName {
    const sort = this.controls === 'all' ? this.sort.value : this.sort.preset;
    return SORTS.find((name) => name === sort) ?? (this.text.trim() === '' ? 'name' : 'relevance');
  }

  get isByFit(): boolean {
    return this.order === 'fit';
  }

  /** Puts presets in place of what the reader chose, one by one where they differ from the earlier ones. */
  preset(facets: FacetPresets, limits: Limits): void {
    for (const { name } of FACETS)
      if ((facets[name] ?? '') !== (this.#facetPresets[name] ?? '')) this.chosen.delete(name);
    for (const { name } of LIMITS) if (limits[name] !== this.#limitPresets[name]) this.limited.delete(name);
    this.#facetPresets = facets;
    this.#limitPresets = limits;
  }

  /** Whether the reader may choose in a facet: a preset without a control is not undone by other ways. */
  isFree(facet: FacetName): boolean {
    if (this.controls === 'search') return !this.#facetPresets[facet];
    return this.controls !== 'none';
  }

  /** Adds a value to a facet's choice, or takes it out. */
  choose(facet: FacetName, value: string, isChosen: boolean): void {
    const others = (this.criteria.facets[facet] ?? []).filter((other) => other !== value);
    this.chooseOnly(facet, isChosen ? [...others, value] : others);
  }

  /** Chooses these values of a facet and no others. */
  chooseOnly(facet: FacetName, values: readonly string[]): void {
    if (this.#isPreset(facet, values)) this.chosen.delete(facet);
    else this.chosen.set(facet, values);
    this.#host.requestUpdate();
  }

  /** Limits a score; undefined lifts the limit. */
  limit(name: LimitName, score: number | undefined): void {
    if (score === this.#limitPresets[name]) this.limited.delete(name);
    else this.limited.set(name, score);
    this.#host.requestUpdate();
  }

  /** Says how much something matters to the reader, from 0 (not at all) to 3. */
  weigh(score: ScoreName, weight: number): void {
    this.weights = { ...this.weights, [score]: weight };
    this.#host.requestUpdate();
  }

  /** Back to the presets. */
  clear(): void {
    this.query.chosen = undefined;
    this.chosen.clear();
    this.limited.clear();
    this.#host.requestUpdate();
  }

  /** Whether anything that filters differs from the presets. */
  get isChanged(): boolean {
    return (
      this.text !== this.query.preset ||
      FACETS.some(({ name }) => !this.#isPreset(name, this.#chosenOf(name))) ||
      (this.controls === 'all' &&
        [...this.limited].some(([name, score]) => score !== this.#limitPresets[name]))
    );
  }

  /** What filters the results now, spelled as the catalogue spells it. */
  get criteria(): Criteria {
    const facets: Partial<Record<FacetName, readonly string[]>> = {};
    for (const { name } of FACETS) {
      const values = this.#chosenOf(name) ?? this.#presetOf(name);
      if (values.length > 0) facets[name] = values;
    }
    const limits: Partial<Record<LimitName, number>> = {};
    for (const limit of LIMITS) {
      const { name } = limit;
      const isLimited = this.controls === 'all' && this.limited.has(name);
      const score = isLimited ? this.limited.get(name) : this.#limitPresets[name];
      if (score !== undefined && Number.isFinite(score)) limits[name] = score;
    }
    return { facets, limits };
  }

  /**
   * Answers the question over a catalogue. The same question is answered once.
   * @param isWhole whether it is all of the document, not only its first solutions
   */
  answer({ solutions }: Catalogue, spoken: Spoken, isWhole: boolean): Answered {
    this.#isWhole = isWhole;
    if (!isFor(this.#finder, solutions, spoken)) {
      this.#finder = isFor(this.#next, solutions, spoken) ? this.#next : finderOf(solutions, spoken);
      this.#next = undefined;
      this.#answered = undefined;
      // A head is there for moments only.
      if (isWhole) void this.#prepare(this.#finder);
    }
    const { order: sort } = this;
    const weights = sort === 'fit' ? this.weights : undefined;
    const question = { query: this.text, criteria: this.criteria, sort, weights };
    const key = JSON.stringify(question);
    if (this.#answered?.key !== key) this.#answered = Object.assign(this.#finder.ask(question), { key });
    return this.#answered;
  }

  /**
   * How many solutions there would be without one thing that is asked for.
   * @param key `query`, the name of a limit, or a facet and a value of it: `license:MIT`
   */
  without(key: string): number {
    const { facets, limits } = this.criteria;
    const criteria: Criteria = {
      facets: Object.fromEntries(
        Object.entries(facets).map(([name, values]) => [
          name,
          values.filter((value) => `${name}:${value}` !== key),
        ]),
      ),
      limits: { ...limits, [key]: undefined },
    };
    const query = key === 'query' ? '' : this.text;
    return this.#finder?.ask({ query, criteria, sort: 'relevance' }).indices.length ?? 0;
  }

  /** All values of a facet in the whole catalogue, each with the number of its solutions. */
  totals(facet: FacetName): ReadonlyMap<string, number> {
    return this.#finder?.totals(facet) ?? new Map<string, number>();
  }

  /** What the reader may be typing, as far as it may be chosen. */
  suggest(typed: string, limit: number): readonly Suggestion[] {
    if (!this.#isWhole) return [];
    const suggestions = this.#finder?.suggest(typed, limit) ?? [];
    return suggestions.filter(({ kind }) => kind === 'solution' || this.isFree(FACET_OF[kind]));
  }

  /**
   * Chooses what a suggestion stands for, and nothing else in its facet.
   * @returns the query that goes with it: a solution is found by its name
   */
  take({ kind, value }: Suggestion): string {
    if (kind === 'solution') return value;
    this.chooseOnly(FACET_OF[kind], [value]);
    return '';
  }

  /** Makes ready to answer over a catalogue that will be shown, in short tasks. */
  async prepare({ solutions }: Catalogue, spoken: Spoken): Promise<void> {
    const finder = finderOf(solutions, spoken);
    this.#next = finder;
    const rest = worker();
    while (this.#next === finder && !finder.prepareAnswers()) await rest();
  }

  /** Builds the search index once the answer is painted, in short tasks. */
  async #prepare(finder: Finder): Promise<void> {
    await painted();
    const rest = worker();
    while (this.#finder === finder && !finder.prepare()) await rest();
  }

  /** What the reader has chosen in a facet; undefined when the preset holds, or nothing of it exists. */
  #chosenOf(facet: FacetName): readonly string[] | undefined {
    const chosen = this.isFree(facet) ? this.chosen.get(facet) : undefined;
    if (!chosen?.length || !this.#isWhole) return chosen;
    const known = this.totals(facet);
    const values = chosen
      .map((value) => knownValue(facet, value, known, this.#finder?.categories))
      .filter((value) => value !== undefined);
    return values.length > 0 ? values : undefined;
  }

  #isPreset(facet: FacetName, values: readonly string[] | undefined): boolean {
    const preset = this.#presetOf(facet);
    return !values || (values.length === preset.length && values.every((each) => preset.includes(each)));
  }

  /** What the page has chosen in a facet, spelled as the catalogue spells it. */
  #presetOf(facet: FacetName): readonly string[] {
    const preset = this.#facetPresets[facet];
    return preset ? readPreset(facet, preset, this.totals(facet), this.#finder?.categories) : [];
  }
}

const finderOf = (solutions: readonly Solution[], { locale, categories }: Spoken): Finder =>
  new Finder(solutions, locale, Date.now(), categories);

function isFor(
  finder: Finder | undefined,
  solutions: readonly Solution[],
  { locale, categories }: Spoken,
): finder is Finder {
  return finder?.solutions === solutions && finder.locale === locale && finder.categories === categories;
}
