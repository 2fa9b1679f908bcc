// The columns of saved files.
import { SCORES } from '../../catalogue/schema.js';
import { webUrl } from '../../catalogue/addresses.js';
import type { Language, SolutionView } from '../../i18n/localize.js';
import type { Messages } from '../../i18n/messages.js';
import { FACTS, factTexts } from '../card/facts.js';

/** A column of an exported table: its heading, and what it says of a solution. Numbers and dates stay unformatted. */
export interface Column {
  label: (messages: Messages) => string;
  value: (view: SolutionView, language: Language) => string;
  /** Whether a table for reading has it, too. */
  isBrief?: boolean | undefined;
}

export const COLUMNS: readonly Column[] = [
  { label: ({ sort }) => sort.by.name, value: ({ solution }) => solution.name, isBrief: true },
  { label: ({ facets }) => facets.category, value: ({ category }) => category, isBrief: true },
  {
    label: ({ export: { description } }) => description,
    value: ({ description }) => description,
    isBrief: true,
  },
  ...SCORES.map((score): Column => ({
    label: ({ scores }) => scores[score].label,
    value: ({ solution }) => String(solution[score]),
    isBrief: true,
  })),
  ...FACTS.map((fact): Column => ({
    label: fact.label,
    value: ({ solution }, language) => factTexts(fact, solution, language).join('; '),
    isBrief: fact.isBrief,
  })),
  { label: ({ card }) => card.website, value: ({ solution }) => webUrl(solution.website) ?? '' },
  { label: ({ card }) => card.repository, value: ({ solution }) => webUrl(solution.github) ?? '' },
];
