import type { ScoreName } from '../catalogue/schema.js';

/** One limit on a score: a row of the table that interface, URL and tests loop over. */
export interface Limit {
  readonly name: 'maxComplexity' | 'minMaturity' | 'maxResourceUsage' | 'maxMaintenance';
  /** The element's attribute and the URL's key. */
  readonly attribute: string;
  readonly score: ScoreName;
  /** Whether the limit is the lowest or the highest score let through. */
  readonly bound: 'min' | 'max';
}

export type LimitName = Limit['name'];

export const LIMITS: readonly Limit[] = [
  { name: 'maxComplexity', attribute: 'max-complexity', score: 'complexity', bound: 'max' },
  { name: 'minMaturity', attribute: 'min-maturity', score: 'maturity', bound: 'min' },
  { name: 'maxResourceUsage', attribute: 'max-resource-usage', score: 'resourceUsage', bound: 'max' },
  { name: 'maxMaintenance', attribute: 'max-maintenance', score: 'maintenance', bound: 'max' },
];
