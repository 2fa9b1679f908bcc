import { SCORES } from '../../catalogue/schema.js';
import { webUrl } from '../../catalogue/meaning.js';
import type { SolutionView } from '../../i18n/localize.js';
import type { Messages } from '../../i18n/messages.js';
import { nameOf } from '../../i18n/format.js';
import { plainTags, productName, replacedProducts } from '../../search/index.js';

/** A column of an exported table: its heading, and what it says of a solution. Numbers and dates stay unformatted. */
export interface Column {
  label: (messages: Messages) => string;
  value: (view: SolutionView, messages: Messages) => string;
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
    value: ({ solution }) => replacedProducts(solution).map(productName).join(SEPARATOR),
    isDetail: true,
  },
  {
    label: ({ card }) => card.tags,
    value: ({ solution }) => plainTags(solution).join(SEPARATOR),
    isDetail: true,
  },
  ...SCORES.map((score): Column => ({
    label: ({ scores }) => scores[score].label,
    value: ({ solution }) => String(solution[score]),
  })),
  { label: ({ filters }) => filters.facets.license, value: ({ solution }) => solution.license },
  {
    label: ({ filters }) => filters.facets.deployment,
    value: ({ solution }, { deployment }) =>
      solution.deployment.map((each) => nameOf(each, deployment)).join(SEPARATOR),
  },
  {
    label: ({ card }) => card.audience,
    value: ({ solution }, { audience }) =>
      solution.audience.map((each) => nameOf(each, audience)).join(SEPARATOR),
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
