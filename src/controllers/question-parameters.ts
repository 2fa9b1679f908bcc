import { SCORES } from '../catalogue/schema.js';
import { FACETS, LIMITS, SORTS } from '../search/index.js';
import type { QueryController } from './query-controller.js';
import type { UrlParameter } from './url-state.js';

/** What of a reader's question the URL keeps. Facets and limits have the names of their attributes. */
export function questionParameters(question: QueryController): UrlParameter[] {
  return [
    question.query.parameter('query', 'typed'),
    ...FACETS.map(({ name, attribute }): UrlParameter => ({
      key: attribute,
      changes: 'choice',
      read: () => question.chosen.get(name),
      write: (values) => {
        if (values) question.chosen.set(name, values);
        else question.chosen.delete(name);
      },
    })),
    ...LIMITS.map(({ name, attribute }): UrlParameter => ({
      key: attribute,
      changes: 'slider',
      read: () => {
        const score = question.limited.get(name);
        return question.limited.has(name) ? (score === undefined ? [] : [String(score)]) : undefined;
      },
      write: (values) => {
        const [score = ''] = values ?? [];
        // An empty value lifts the limit that the page has preset.
        if (values?.length === 0) question.limited.set(name, undefined);
        else if (/^([1-9]|10)$/.test(score)) question.limited.set(name, Number(score));
        else question.limited.delete(name);
      },
    })),
    question.sort.parameter('sort', 'choice', SORTS),
    {
      key: 'fit',
      changes: 'slider',
      read: () => {
        const weights = SCORES.map((score) => question.weights[score]).join('');
        return weights === EVEN ? undefined : [weights];
      },
      write: (values) => {
        const [weights = EVEN] = values ?? [];
        if (/^[0-3]{4}$/.test(weights))
          SCORES.forEach((score, at) => {
            question.weigh(score, Number(weights[at]));
          });
      },
    },
  ];
}

/** Everything matters a little: one digit for each score. */
const EVEN = '1111';
