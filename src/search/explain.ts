import type { CatalogueIndex } from './catalogue-index.js';
import { bestField, FIELD_POINTS } from './fields.js';
import type { Question } from './question.js';
import { POINTS, popularityPoints, type Ranking } from './rank.js';
import { fieldsFor } from './vocabulary.js';
import type { Explanation, WordReason } from './types.js';
import { halvesPoints, isSoughtInTexts, type Hits } from './word-matcher.js';

/** The best that a word of the query met in one solution. */
function bestHit(index: CatalogueIndex, found: Hits, rank: number): WordReason {
  const { word, hits, halves } = found;
  let best: WordReason = { word, term: undefined, kind: undefined, field: undefined, points: 0 };
  for (const hit of hits) {
    const { labels, texts } = index.vocabulary;
    const label = fieldsFor(labels[hit.place], rank);
    const fields = label || (isSoughtInTexts(found, hit) ? fieldsFor(texts[hit.place], rank) : 0);
    const points = hit.weight * (FIELD_POINTS[fields] ?? 0);
    if (points > best.points) {
      best = {
        word,
        term: index.vocabulary.words[hit.place],
        kind: hit.kind,
        field: bestField(fields),
        points,
      };
    }
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
  { rarity, guessedNames }: Ranking,
  rank: number,
): Explanation {
  const words = question.required.map((found, at) => {
    const reason = bestHit(index, found, rank);
    return { ...reason, points: reason.points * (rarity[at] ?? 0) };
  });
  const bonus = (reason: 'name' | 'joined'): number =>
    question.bonuses.reduce(
      (sum, each) =>
        each.reason === reason && fieldsFor(index.vocabulary.labels[each.place], rank) & each.fields
          ? sum + each.points
          : sum,
      0,
    );
  const name =
    bonus('name') + (question.namesakes.includes(rank) ? POINTS.namesake : 0) + (guessedNames.get(rank) ?? 0);
  const joined = bonus('joined');
  const product = question.intent.product?.ranks.includes(rank) ? POINTS.product : 0;
  const points = words.reduce((sum, word) => sum + word.points, name + joined + product);
  const popularity = popularityPoints(index.popularity[rank] ?? 0, points);
  return { score: points + popularity, words, name, product, joined, popularity };
}
