import type { CatalogueIndex } from './catalogue-index.js';
import { bestField, FIELD_POINTS } from './fields.js';
import type { Bonus, Question } from './question.js';
import { POINTS, popularityPoints, type Ranking } from './rank.js';
import type { Explanation, WordReason } from './types.js';
import { halvesPoints, type Hits } from './hits.js';

/** The best that a word of the query met in one solution. */
function bestHit(index: CatalogueIndex, found: Hits, rank: number): WordReason {
  const { word, places, kinds, weights, halves } = found;
  const { labels, texts, vocabulary } = index;
  let best: WordReason = { word, term: undefined, kind: undefined, field: undefined, points: 0 };
  places.forEach((place, at) => {
    const inTexts = found.countsInTexts(at) ? texts.fieldsFor(place, rank) : 0;
    for (const fields of [labels.fieldsFor(place, rank), inTexts]) {
      const points = (weights[at] ?? 0) * (FIELD_POINTS[fields & found.fields] ?? 0);
      if (points > best.points)
        best = {
          word,
          term: vocabulary.words[place],
          kind: kinds[at],
          field: bestField(fields & found.fields),
          points,
        };
    }
  });
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
  const bonus = (reason: Bonus['reason']): number => {
    let sum = 0;
    for (const { from, to, fields, points, length, reason: why } of question.bonuses)
      for (let place = from; why === reason && place < to; place++)
        if (index.labels.fieldsFor(place, rank) & fields)
          sum += points(length / (index.vocabulary.words[place] ?? '').length);
    return sum;
  };
  const name =
    bonus('name') + (question.namesakes.includes(rank) ? POINTS.namesake : 0) + (guessedNames.get(rank) ?? 0);
  const joined = bonus('joined');
  const product = question.intent.product?.ranks.includes(rank) ? POINTS.product : 0;
  const points = words.reduce((sum, word) => sum + word.points, name + joined + product);
  const popularity = popularityPoints(index.popularity[rank] ?? 0, points);
  const category = points * (kinship[index.categories[rank] ?? 0] ?? 0);
  return { score: points + category + popularity, words, name, product, joined, category, popularity };
}
