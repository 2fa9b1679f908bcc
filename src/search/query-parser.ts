// What a query means: product asked for, filters, words left out, terms to look for.
import type { CatalogueIndex } from './catalogue-index.js';
import { filterFinder, LONGEST_PHRASE, type FilterMeaning, type ParsedQuery, type Role } from './filters.js';
import { ranges } from './steps.js';
import { BEFORE_PRODUCT, LICENSE_WORD, SOFTWARE_WORD } from './languages/meanings.js';
import { ASKING, COMPARING, NEGATING } from './languages/words.js';
import { squash, tokenize, type Token } from './tokenizer.js';
import type { TermMatch } from './term-matcher.js';
import type { Product } from './types.js';
import { FIELDS } from './weights.js';

/** No product has a name of more words. */
const LONGEST_PRODUCT = 5;
/** Between "not" and what it excludes stand at most so many filler words: "not made in the". */
const MOST_BETWEEN = 3;

/** What turns the words of a query into filters, a product, what is not wanted, and terms to look for. */
export function createParser(index: CatalogueIndex, match: (word: string) => TermMatch) {
  const { vocabulary, products, labels, isFiller } = index;
  /** A folded word as the catalogue has it, when it is mistyped. */
  const corrected = (word: string): string => match(word).correction ?? word;
  const findFilter = filterFinder(index, corrected);
  /** For each word whether it belongs to a name of several words: of a product ("Windows Media Player") or a solution. */
  const namedIn = (words: readonly string[]): boolean[] => {
    const named = words.map(() => false);
    for (const [from, to] of ranges(0, words.length, LONGEST_PRODUCT)) {
      // a stop word joined to its neighbour is no name: "zu" and "pCloud" are not JumpCloud
      if (to - from < 2 || isFiller(words[from] ?? '')) continue;
      const name = words.slice(from, to).join('');
      if (index.fieldsOf(index.placeOf(name)) & (FIELDS.wholeName | FIELDS.product))
        named.fill(true, from, to);
    }
    return named;
  };

  /** The product that a spelling means, mistyped behind its first letter or not, in any spaces and hyphens; never one begun. */
  const product = (spelling: string): Product | undefined => {
    const whole = squash(spelling);
    return [whole, ...vocabulary.similar(whole).map(({ index: place }) => vocabulary.words[place] ?? '')]
      .filter((term) => term.startsWith(whole.slice(0, 1)) && term.length <= 1.25 * whole.length)
      .flatMap((term) => products.bySpelling.get(term) ?? [])[0];
  };
  const parse = (text: string): ParsedQuery => {
    const tokens = tokenize(text);
    const words = tokens.map(({ word }) => word);
    // each word has one role, which the steps below give it one after the other
    const roles = tokens.map(({ word, isQuoted }): Role =>
      !isQuoted && ASKING.has(corrected(word)) ? 'asking' : 'term',
    );
    const named = namedIn(words);
    /** What was typed for some of the words. */
    const textOf = (from: number, to: number): string => text.slice(tokens[from]?.start, tokens[to - 1]?.end);
    const isPlain = (at: number): boolean => roles[at] === 'term' && !named[at] && !tokens[at]?.isQuoted;
    /** Filters, the range of their words, and where the word stands that excludes them. */
    const spans: { readonly meaning: FilterMeaning; from: number; to: number; not?: number }[] = [];
    for (const [start, end] of ranges(0, tokens.length, LONGEST_PHRASE)) {
      if (!words.slice(start, end).every((_, at) => isPlain(start + at))) continue;
      const meaning = findFilter(text, tokens, start, end);
      if (!meaning) continue;
      const isFilter = meaning.order !== undefined || meaning.values.length > 0;
      roles.fill(isFilter ? 'filter' : 'filler', start, end);
      if (isFilter) spans.push({ meaning, from: start, to: end });
    }

    // what is said not to be wanted: a filter, a maker of products, or a word
    const without: Token[] = [];
    tokens.forEach(({ word }, at) => {
      if (!isPlain(at) || !NEGATING.has(word)) return;
      let target = at + 1;
      while (target <= at + MOST_BETWEEN && roles[target] === 'term' && isFiller(words[target] ?? ''))
        target++;
      const span = spans.find(({ from, meaning }) => from === target && !meaning.order);
      const token = tokens[target];
      if (span) {
        span.not = at;
        roles.fill('filter', at, span.to);
        return;
      }
      // "no-code", "non-profit" are words of their own
      if (!token || roles[target] !== 'term' || vocabulary.begins(word + token.word)) return;
      roles.fill('negated', at, target + 1);
      const meaning: FilterMeaning = { kind: 'maker', values: [token.word] };
      if (products.makers.has(token.word)) spans.push({ meaning, from: target, to: target + 1, not: at });
      else without.push(token);
    });

    words.forEach((word, at) => {
      // "under the licence X", "X licensed" is no word to look for
      const isLicense = LICENSE_WORD.test(word) && spans.some(({ meaning }) => meaning.kind === 'license');
      // single letters and numbers that the catalogue lacks say nothing either
      const isSign = word.length === 1 ? word < '\x80' : /^\d+$/.test(word) && vocabulary.placeOf(word) < 0;
      if (isPlain(at) && (isLicense || isSign || isFiller(word))) roles[at] = 'filler';
    });

    const terms = words.filter((_, at) => roles[at] === 'term');
    /** Whether the catalogue has nothing that begins like a word that is looked for. */
    const isUnknown = (at: number): boolean => roles[at] === 'term' && !vocabulary.begins(words[at] ?? '');
    /** The words that name a product; whether alternatives are asked for, or it is all that the query looks for. */
    const productIn = (start: number, isExplicit: boolean) => {
      for (const [from, to] of ranges(start, words.length, LONGEST_PRODUCT)) {
        // words that say nothing may be a part of a name, but never all of it, nor join a word to one
        const areTerms = roles.slice(from, to).every((role) => role === 'term');
        if (!areTerms || (!isExplicit && to - from < terms.length)) continue;
        const spelling = words.slice(from, to).join('');
        const isKnown = words.slice(from, to).every((word) => vocabulary.begins(word));
        const found = isKnown ? products.bySpelling.get(spelling) : product(spelling);
        if (!found) continue;
        if (isExplicit) roles.fill('product', from, to);
        return { product: found, isExplicit };
      }
      return undefined;
    };
    const asked = roles.lastIndexOf('asking');
    const compared = words.findIndex((word, at) => roles[at] === 'filler' && COMPARING.has(word));
    /** What alternatives are asked for, where that is no product, no maker of some, and no kind of thing either ("email"). */
    const absentIn = (): string | undefined => {
      const isLinked = (at: number): boolean => BEFORE_PRODUCT.test(words[at] ?? '');
      const isCompared = (at: number): boolean => asked < 0 && COMPARING.has(words[at] ?? '');
      // "something like Klapp", "weg von Klapp"; but "come funziona" is a question
      const unknown = words.findIndex(
        (_, at) => isUnknown(at) && (isCompared(at - 1) ? at > 1 : isLinked(at - 1) && isCompared(at - 2)),
      );
      const at = asked < 0 ? compared : asked;
      const behind = unknown < 0 ? roles.indexOf('term', at) : unknown;
      // "Jobber alternative for my business", but "secure alternative for Jobber" and "chat alternative to Jobber"
      const isBefore =
        roles[at - 1] === 'term' && !isLinked(at + 1) && (isUnknown(at - 1) || !isUnknown(behind));
      let from = behind < 0 || isBefore ? roles.lastIndexOf('term', at) : behind;
      if (at < 0 || from < 0) return undefined;
      let to = from + 1;
      while (roles[to] === 'term') to++;
      while (roles[from - 1] === 'term') from--;
      // words that compare mean other things as well ("I would like …"): what is known ends the query
      if (asked < 0 && unknown < 0 && roles.includes('term', to)) return undefined;
      const name = words.slice(from, to);
      const isKind = [products.makers, labels].some((known) => known.has(name.join('')));
      return isKind || name.every((word) => labels.has(word)) ? undefined : textOf(from, to);
    };
    // who types a solution's very name asks for nothing else
    const isOwnName = index.called(text).length > 0;
    const asks = Math.max(asked, compared) >= 0;
    const found = isOwnName
      ? undefined
      : ((asks ? productIn(asked < 0 ? compared + 1 : 0, true) : undefined) ?? productIn(0, false));
    return {
      text,
      tokens,
      roles,
      filters: spans.map(({ meaning, from, to, not }) => {
        const [start, end] = [tokens[not ?? from]?.start, tokens[to - 1]?.end];
        const asWords = `${text.slice(0, start)}"${text.slice(start, end)}"${text.slice(end)}`;
        return { ...meaning, isExcluded: not !== undefined, words: textOf(from, to), asWords };
      }),
      without,
      absent: found || isOwnName ? undefined : absentIn(),
      product: found?.product,
      isExplicit: found?.isExplicit ?? false,
      isAboutSoftware:
        words.some((word) => SOFTWARE_WORD.test(word)) ||
        (terms.length === 2 && terms.some((word) => labels.has(word))),
    };
  };

  return { parse, product };
}

/** A query without its product, the words that ask for it, and filler. */
export function otherWords({ text, tokens, roles, isExplicit }: ParsedQuery): string {
  const kept = tokens.filter((_, at) => isExplicit && (roles[at] === 'term' || roles[at] === 'filter'));
  return kept.map(({ start, end }) => text.slice(start, end)).join(' ');
}
