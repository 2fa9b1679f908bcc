import type { Catalogue, Solution } from '../catalogue/schema.js';
import type { CardProperties } from '../views/card/card-parts.js';
import type { ComparisonDialogProperties } from '../views/comparison/comparison-dialog.js';
import type { ComparisonTrayProperties } from '../views/comparison/comparison-tray.js';
import { headingLevel } from '../views/card/heading.js';
import { marked } from '../views/card/marked.js';
import { SolutionSelectEvent } from '../element/events.js';
import { exportFile, save, type ExportFormat } from '../views/export/export.js';
import type { Language } from '../i18n/localize.js';
import type { ComparisonController } from './comparison-controller.js';
import type { Focus } from './focus.js';
import { Labels } from './labels.js';
import type { Notice } from './notice.js';
import type { Answered, QueryController } from './query-controller.js';
import type { UrlState } from './url-state.js';

/** What the page has set for its results. */
export interface ResultHost extends EventTarget {
  readonly headingLevel: number | undefined;
  /** Whether readers may compare, and the prefix under which the URL keeps what they ask for. */
  readonly compare: boolean;
  readonly urlState: string | null;
}

interface Neighbours {
  question: QueryController;
  comparison: ComparisonController;
  notice: Notice;
  url: UrlState;
  focus: Focus;
  language: () => Language;
}

/** What readers can do with solutions: follow, pick, compare, link to and save them. */
export class ResultControls {
  readonly #host: ResultHost;
  readonly #with: Neighbours;
  /** What was called by its name so far. */
  #known: Labels | undefined;

  constructor(host: ResultHost, neighbours: Neighbours) {
    this.#host = host;
    this.#with = neighbours;
  }

  /** What everything in a catalogue is called in the reader's language. */
  labels(catalogue: Catalogue): Labels {
    const language = this.#with.language();
    if (!this.#known?.isFor(catalogue, language)) this.#known = new Labels(catalogue, language, Date.now());
    return this.#known;
  }

  /** The cards of solutions, with what the query matched marked. */
  cards(catalogue: Catalogue, solutions: readonly Solution[], answer?: Answered): CardProperties[] {
    const labels = this.labels(catalogue);
    const { question, comparison, language } = this.#with;
    const { compare, urlState } = this.#host;
    const marks = answer?.found?.terms.join(' ') ?? '';
    return solutions.map((solution) => ({
      ...language(),
      view: labels.view(solution),
      headingLevel: headingLevel(this.#host.headingLevel),
      weights: question.isByFit ? question.weights : undefined,
      mark: (text) => marked(text, answer?.found?.highlights(text) ?? []),
      marks,
      onSelect: this.#select,
      isPicked: comparison.names.includes(solution.name),
      onPick: compare ? this.#pick : undefined,
      onCopyLink: urlState === null ? undefined : this.#copyLink,
    }));
  }

  /** What is picked for the comparison. */
  tray(catalogue: Catalogue): ComparisonTrayProperties {
    const { comparison, focus, language } = this.#with;
    return {
      ...language(),
      picked: comparison.in(catalogue),
      onRemove: this.#letGo,
      onClear: () => {
        comparison.names = [];
        void focus.keep();
      },
      onOpen: comparison.open,
    };
  }

  /** What is picked, side by side; nothing as long as the dialog is closed. */
  dialog(catalogue: Catalogue): ComparisonDialogProperties {
    const { comparison, language } = this.#with;
    return {
      ...language(),
      cards: comparison.isOpen ? this.cards(catalogue, comparison.in(catalogue)) : [],
      onRemove: this.#letGo,
      onClosed: comparison.closed,
    };
  }

  /** Saves all results as a file. */
  save(format: ExportFormat, catalogue: Catalogue, { indices }: Answered): void {
    const labels = this.labels(catalogue);
    const views = [...indices].flatMap((index) => {
      const solution = catalogue.solutions[index];
      return solution ? [labels.view(solution)] : [];
    });
    save(exportFile(format, { views, messages: this.#with.language().messages }, catalogue));
  }

  readonly #select = (event: Event, solution: Solution): void => {
    if (!this.#host.dispatchEvent(new SolutionSelectEvent(solution))) event.preventDefault();
  };

  readonly #pick = ({ name }: Solution, isPicked: boolean): void => {
    const { comparison, notice, language } = this.#with;
    const isRefused = comparison.pick(name, isPicked);
    notice.say(isRefused ? language().messages.compare.full : '');
  };

  readonly #letGo = ({ name }: Solution): void => {
    this.#with.comparison.pick(name, false);
    void this.#with.focus.keep('compare-open');
  };

  /** Copies the address at which this page shows the solution. */
  readonly #copyLink = async ({ name }: Solution): Promise<void> => {
    const { notice, url, language } = this.#with;
    const { copied, notCopied } = language().messages.export;
    const address = url.address(new Map([['query', [name]]])) ?? '';
    try {
      await navigator.clipboard.writeText(address);
      notice.say(copied(name));
    } catch {
      // Pages without https have no clipboard, and some do not allow it.
      notice.say(notCopied(address));
    }
  };
}
