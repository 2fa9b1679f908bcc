import type { CatalogueIndex } from './catalogue-index.js';
import {
  CATEGORY,
  CATEGORY_ELSEWHERE,
  DESCRIPTION,
  DETAILS,
  ELSEWHERE,
  FIELD_POINTS,
  NAME,
  PRODUCT,
  PRODUCT_PART,
  TAG,
} from './fields.js';
import type { Question } from './question.js';
import { POINTS, popularityPoints, type Ranking } from './rank.js';
import type { Explanation, SearchField, WordReason } from './types.js';
import { halvesPoints, together, type Hits } from './hits.js';

/** What fields are called, the weightiest first. */
const FIELDS: readonly (readonly [bits: number, field: SearchField])[] = [
  [NAME, 'name'],
  [PRODUCT, 'product'],
  [TAG, 'tag'],
  [CATEGORY, 'category'],
  [PRODUCT_PART, 'product'],
  [CATEGORY_ELSEWHERE, 'category'],
  [DESCRIPTION, 'description'],
  [ELSEWHERE, 'other language'],
  [DETAILS, 'details'],
];

function bestField(fields: number): SearchField | undefined {
  return FIELDS.find(([bit]) => fields & bit)?.[1];
}

/** The best that a word of the query met in one solution. */
function bestHit(index: CatalogueIndex, found: Hits, rank: number): WordReason {
  const { word, halves } = found;
  const { labels, texts, vocabulary } = index;
  let best: WordReason = { word, term: undefined, kind: undefined, field: undefined, points: 0 };
  const most = { label: 0, text: 0 };
  for (const hit of found.met) {
    const { place, kind, weight } = hit;
    const inTexts = found.countsInTexts(hit) ? texts.fieldsFor(place, rank) : 0;
    for (const [where, fields] of [
      ['label', labels.fieldsFor(place, rank)],
      ['text', inTexts],
    ] as const) {
      const points = weight * (FIELD_POINTS[fields & found.fields] ?? 0);
      most[where] = Math.max(most[where], points);
      if (points > best.points)
        best = {
          word,
          term: vocabulary.words[place],
          kind,
          field: bestField(fields & found.fields),
          points,
        };
    }
  }
  best = { ...best, points: together(most.label, most.text) };
  if (found.akin) {
    const akin = bestHit(index, found.akin, rank);
    if (akin.points > best.points) best = akin;
  }
  if (halves) {
    const [left, right] = [bestHit(index, halves[0], rank), bestHit(index, halves[1], rank)];
    const points = halvesPoints(left.points, right.points);
    if (points > best.points) {
      const { field } = left.points < right.points ? left : right;
      best = { word, term: `${left.term ?? ''} ${right.term ?? ''}`, kind: 'split', field, points };
    }
  }
  return best;
}

/** Takes a solution's score apart. The sum of all points is the score it was ranked by. */
export function explainRank(
  index: CatalogueIndex,
  question: Question,
  { rarity, guessedNames, kinship }: Ranking,
  rank: number,
): Explanation {
  const words = question.required.map((found, at) => {
    const reason = bestHit(index, found, rank);
    return { ...reason, points: reason.points * (rarity[at] ?? 0) };
  });
  let name = (question.namesakes.includes(rank) ? POINTS.namesake : 0) + (guessedNames.get(rank) ?? 0);
  for (const { postings, from, to, fields, points } of question.bonuses)
    for (let place = from; place < to; place++)
      if (postings.fieldsFor(place, rank) & fields)
        name += points((index.vocabulary.words[place] ?? '').length);
  const product = question.intent.product?.ranks.includes(rank) ? POINTS.product : 0;
  let points = name + product;
  for (const word of words) points += word.points;
  const popularity = popularityPoints(index.popularity[rank] ?? 0, points);
  const category = points * (kinship[index.categories[rank] ?? 0] ?? 0);
  return { score: points + category + popularity, words, name, product, category, popularity };
}
