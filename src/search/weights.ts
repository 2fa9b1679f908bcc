// The weights of the ranking: boosts of fields, worth of each kind of match, thresholds.

/** The boosts of BM25F: how many times a term counts in a field beside one in the description of the language shown. */
export const BOOSTS = {
  /** Who types a name wants the thing of that name. */
  name: 6,
  /** The whole name written as one word ("collaboraonline"); who types all of it gets more, see below. */
  wholeName: 1,
  /** A replaced product in one of its spellings, as one word: who types it wants what replaces it. */
  product: 4,
  /** A word of a replaced product's name: "Photoshop" alone means Adobe's, "Office" is also an ordinary word. */
  productWord: 1.8,
  /** A tag says in one word what a solution is for. */
  tag: 3,
  /** A category says the same of many solutions at once, in each language. */
  category: 2.2,
  /** The unit that all others are compared with; licence, deployment, platforms and origin stand beside it. */
  description: 1,
  /** Three languages say the same again, and some of their words mean something else in the reader's. */
  descriptionElsewhere: 0.6,
  /** What readers may search for instead of the label of a tag or a category: it is said of many solutions at once. */
  words: 0.6,
};

/** Fields are bits of a posting, so many of them. */
export const FIELD_BITS = Object.keys(BOOSTS).length;

export const FIELDS = Object.fromEntries(Object.keys(BOOSTS).map((name, at) => [name, 1 << at])) as Readonly<
  Record<keyof typeof BOOSTS, number>
>;

export const NAMES = FIELDS.name | FIELDS.wholeName | FIELDS.product | FIELDS.productWord;
/** The words of tags and categories. */
export const LABEL_WORDS = FIELDS.tag | FIELDS.category;
/** All fields at once. */
export const ALL_FIELDS = (1 << FIELD_BITS) - 1;

/** All other weights of the search. Points are those of BM25F: a rare word in a name has about five. */
export const WEIGHTS = {
  /** BM25F: the weighted frequency at which a term has earned half of what it can. */
  k1: 3,
  /** What a term is worth by how it matches a word. */
  match: {
    /** The word as it was typed. */
    exact: 1,
    /** A term that begins with the word: a reader may still be typing. Longer ones count less. */
    prefix: 0.85,
    /** A form of the word by its ending. */
    stem: 0.8,
    /** Half of a compound. */
    split: 0.7,
    /** A term that contains the word: more often a chance than a beginning is. */
    infix: 0.45,
    /** A term that the word may be mistyped for, times how much they resemble each other. */
    fuzzy: 0.8,
  },
  /** What the best answers are is what the query is about: for each of them, those of its category gain this share. */
  feedback: 0.4,
  /** What a word of a solution's name is as evidence, beside one of a label or a product. */
  nameProof: 1.3,
  /** What a word is that is only one to search for. */
  wordsProof: 0.85,
  /** What a word is that stands in running text only. */
  textProof: 0.6,
  /** Partial answers are listed where for one its evidence, the root of its parts and the query's words multiply to this. */
  floor: 2.9,
  /** Shorter queries count as so many words. Of longer ones few solutions have much by chance. */
  longQuery: 6,
  /** A partial answer is listed when it covers this share of what the best answer covers. */
  nearBest: 0.2,
  /** The query is the name, whatever the spaces, signs and accents; or its beginning, by its share. */
  wholeName: 60,
  /** A part of the query is the name, by its share of the query. */
  namePart: 8,
  /** "Without X": what is said to be without X gains this share, what has X loses it. */
  without: 0.4,
  /** Of the best score, what a solution must reach to be put in the order that the query asks for. */
  ordered: 0.5,
} as const;

/** The boosts of every combination of fields. */
const BOOST_OF = Float64Array.from({ length: 1 << FIELD_BITS }, (_, fields) => {
  let sum = 0;
  Object.values(BOOSTS).forEach((boost, at) => {
    if (fields & (1 << at)) sum += boost;
  });
  return sum;
});

/** The boosts of the fields of a posting together. */
export const boostOf = (posting: number): number => BOOST_OF[posting & ALL_FIELDS] ?? 0;

/** What a word is as evidence, by the fields that have it. */
export const proofOf = (fields: number): number => {
  if (fields & FIELDS.name) return WEIGHTS.nameProof;
  if (fields & (LABEL_WORDS | NAMES)) return 1;
  return fields & FIELDS.words ? WEIGHTS.wordsProof : WEIGHTS.textProof;
};

/** How much a word says: the fewer documents have it, the more. The inverse document frequency of BM25. */
export const idfOf = (having: number, all: number): number =>
  Math.log(1 + (all - having + 0.5) / (having + 0.5));
