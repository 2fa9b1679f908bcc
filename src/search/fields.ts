/**
 * Where a word stands in a solution, as bits: an entry of the index holds the fields of one word in one solution.
 * A name as a whole, written as one word, has a bit of its own, which makes finding exact names free.
 */
export const NAME = 1;
export const PRODUCT = 2;
export const TAG = 4;
export const CATEGORY = 8;
export const CATEGORY_ELSEWHERE = 16;
export const DESCRIPTION = 32;
export const ELSEWHERE = 64;
export const DETAILS = 128;
export const PRODUCT_PART = 256;
export const WHOLE_NAME = 512;

const FIELD_BITS = 10;

/** A solution's rank and the fields in which it has a word, as one number. */
export function entryOf(rank: number, fields: number): number {
  return (rank << FIELD_BITS) | fields;
}

export function rankOf(entry: number): number {
  return entry >>> FIELD_BITS;
}

export function fieldsOf(entry: number): number {
  return entry & ((1 << FIELD_BITS) - 1);
}

/** What a word in each field is worth, the weightiest first. */
const WORTH: readonly (readonly [bit: number, points: number])[] = [
  [NAME, 6],
  [PRODUCT, 4],
  [TAG, 3],
  [CATEGORY, 2.2],
  [PRODUCT_PART, 1.8],
  [CATEGORY_ELSEWHERE, 1.6],
  [DESCRIPTION, 1],
  [ELSEWHERE, 0.6],
  [DETAILS, 0.5],
];

/** The points of every combination of fields. */
export const FIELD_POINTS = Float64Array.from({ length: 1 << FIELD_BITS }, (_, fields) => {
  let sum = 0;
  for (const [bit, points] of WORTH) if (fields & bit) sum += points;
  return sum;
});
