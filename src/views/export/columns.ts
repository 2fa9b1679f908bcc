import { SCORES } from '../../catalogue/schema.js';
import { webUrl } from '../../catalogue/meaning.js';
import { nameOf } from '../../i18n/format.js';
import type { Language, SolutionView } from '../../i18n/localize.js';
import type { Messages } from '../../i18n/messages.js';
import { plainTags, platforms, replacedProducts } from '../../search/index.js';
import { productLabel, tagLabel } from '../../state/labels.js';

/** A column of an exported table: its heading, and what it says of a solution. Numbers and dates stay unformatted. */
export interface Column {
  label: (messages: Messages) => string;
  value: (view: SolutionView, language: Language) => string;
  /** Whether a table for reading leaves it out. */
  isDetail?: boolean;
}

const SEPARATOR = '; ';

export const COLUMNS: readonly Column[] = [
  { label: ({ sort }) => sort.by.name, value: ({ solution }) => solution.name },
  { label: ({ filters }) => filters.facets.category, value: ({ category }) => category },
  { label: ({ export: { description } }) => description, value: ({ description }) => description },
  {
    label: ({ filters }) => filters.facets.alternative,
    value: ({ solution }, language) =>
      replacedProducts(solution)
        .map((slug) => productLabel(slug, language))
        .join(SEPARATOR),
    isDetail: true,
  },
  {
    label: ({ card }) => card.tags,
    value: ({ solution }, language) =>
      plainTags(solution)
        .map((tag) => tagLabel(tag, language))
        .join(SEPARATOR),
    isDetail: true,
  },
  ...SCORES.map((score): Column => ({
    label: ({ scores }) => scores[score].label,
    value: ({ solution }) => String(solution[score]),
  })),
  { label: ({ filters }) => filters.facets.license, value: ({ solution }) => solution.license },
  {
    label: ({ filters }) => filters.facets.platform,
    value: ({ solution }, { messages }) =>
      platforms(solution)
        .map((each) => messages.platform[each])
        .join(SEPARATOR),
    isDetail: true,
  },
  {
    label: ({ filters }) => filters.facets.deployment,
    value: ({ solution }, { messages }) =>
      solution.deployment.map((each) => nameOf(each, messages.deployment)).join(SEPARATOR),
  },
  {
    label: ({ card }) => card.audience,
    value: ({ solution }, { messages }) =>
      solution.audience.map((each) => nameOf(each, messages.audience)).join(SEPARATOR),
    isDetail: true,
  },
  { label: ({ filters }) => filters.facets.origin, value: ({ origin }) => origin.name, isDetail: true },
  { label: ({ card }) => card.stars, value: ({ solution }) => String(solution.stars ?? '') },
  { label: ({ filters }) => filters.facets.added, value: ({ solution }) => solution.addedAt, isDetail: true },
  {
    label: ({ card }) => card.website,
    value: ({ solution }) => webUrl(solution.website) ?? '',
    isDetail: true,
  },
  {
    label: ({ card }) => card.repository,
    value: ({ solution }) => webUrl(solution.github) ?? '',
    isDetail: true,
  },
];
