import type { ReactiveControllerHost } from 'lit';
import { chips, type Chip } from '../views/toolbar/chips.js';
import type { WayOut } from '../views/frame/panels.js';
import type { ToolbarProperties } from '../views/toolbar/toolbar.js';
import { QueryChangeEvent } from '../element/events.js';
import type { Language } from '../i18n/localize.js';
import { LAYOUTS, type LayoutName } from '../state/layouts.js';
import type { SortName } from '../search/index.js';
import { otherWords } from '../search/suggest.js';
import type { Choice } from './choice.js';
import type { Focus } from './focus.js';
import type { Answered, QueryController } from './query-controller.js';
import type { UrlState } from './url-state.js';

type Host = ReactiveControllerHost & EventTarget;

interface Neighbours {
  question: QueryController;
  layout: Choice<LayoutName>;
  focus: Focus;
  language: () => Language;
  url: UrlState;
}

/** What readers can do with an answer as a whole: order it, lay it out, and ask for something else instead. */
export class AnswerControls {
  readonly #host: Host;
  readonly #with: Neighbours;

  constructor(host: Host, neighbours: Neighbours) {
    this.#host = host;
    this.#with = neighbours;
  }

  /** How results are shown: what the reader has chosen counts where there is a control for it. */
  get layout(): LayoutName {
    const { layout, question } = this.#with;
    const shown = question.controls === 'all' ? layout.value : layout.preset;
    return LAYOUTS.includes(shown) ? shown : 'cards';
  }

  /**
   * @param status the result count in words
   * @param active the active filters
   */
  toolbar(answer: Answered, status: string, active: readonly Chip[]): ToolbarProperties {
    const { question, layout, focus } = this.#with;
    const { indices, found } = answer;
    const language = this.#with.language();
    return {
      ...language,
      status,
      active: chips(
        [...this.#understood(answer), ...active],
        language,
        (position) => void focus.next('chip', position),
        question.isChanged ? this.#reset : undefined,
      ),
      isPartial: indices.length > 0 && found?.partial === true,
      suggestion: question.controls === 'none' ? undefined : found?.suggestion,
      sort: question.controls === 'all' ? question.order : undefined,
      layout: this.layout,
      onSuggestion: (query) => {
        this.type(query);
        focus.on('search-input');
      },
      onSort: this.sort,
      onLayout: (chosen) => {
        layout.chosen = chosen;
        this.#host.requestUpdate();
      },
    };
  }

  /** What would find something without one filter, or without the words. */
  waysOut(active: readonly Chip[]): WayOut[] {
    const { question, focus } = this.#with;
    const ways = active.map(({ key, label, onRemove }) => ({ key, label, take: onRemove }));
    if (question.controls !== 'none' && active.length > 0 && question.text)
      ways.push({
        key: 'query',
        label: question.text,
        take: () => {
          this.type('');
        },
      });
    return ways
      .map(({ key, label, take }) => ({
        label,
        count: question.without(key),
        onTake: () => {
          take();
          void focus.keep();
        },
      }))
      .filter(({ count }) => count > 0);
  }

  /** Puts other words in place of the reader's. */
  readonly type = (query: string): void => {
    const { question, url } = this.#with;
    if (query === question.text) return;
    question.query.chosen = query;
    // Back leads to all that was typed, also where something is chosen before the last letters have their update.
    url.hostUpdated();
    this.#host.requestUpdate();
    this.#host.dispatchEvent(new QueryChangeEvent(query));
  };

  /** Back to the presets. */
  clear(): void {
    const { question } = this.#with;
    const { text } = question;
    question.clear();
    if (question.text !== text) this.#host.dispatchEvent(new QueryChangeEvent(question.text));
  }

  readonly sort = (sort: SortName): void => {
    this.#with.question.sort.chosen = sort;
    this.#host.requestUpdate();
  };

  /** The product that the words ask for or name, where no filter says it already: removed, it leaves the other words. */
  #understood({ found }: Answered): Chip[] {
    const { question, language } = this.#with;
    const { messages } = language();
    const { product, why } = found ?? {};
    if (!product || !why || question.controls === 'none') return [];
    if (question.criteria.facets.alternative?.includes(product.slug)) return [];
    return [
      {
        key: 'words',
        title: messages.filters.facets.alternative,
        label: messages.search.alternatives(product.name),
        onRemove: () => {
          this.type(otherWords(why.question));
        },
      },
    ];
  }

  readonly #reset = (): void => {
    this.clear();
    // The button goes away with what it reset: the focus goes where the reader begins again.
    this.#with.focus.on('search-input');
  };
}
