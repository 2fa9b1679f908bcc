/**
 * The notation of the query sets: one query a line, `language | query | right answers`. Right answers are separated by
 * commas: a solution by its name, `>slug` for all that replace a product, `=Kategorie` for all of a category, `#tag` for
 * all with a tag, `*` for all. What stands after a semicolon narrows them down: `@CH` to an origin (several: any of
 * them; `@EU` and `@EUROPE` are regions), `license~AGPL` to identifiers that match an expression, `deployment:docker`,
 * `audience:private`, `#tag`, `complexity<=4`; with `-` before it, to those without.
 */
import type { Solution } from '../../src/catalogue/schema.js';
import type { Locale } from '../../src/i18n/locales.js';
import { replacedProducts } from '../../src/search/index.js';
import type { Query } from './search-queries-made.js';

const FLAG_OF = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

type Test = (solution: Solution) => boolean;

const EUROPE = [...EU, ...'CH GB NO IS LI UA MK RS BA ME AL MD MC AD SM'.split(' ')];

function originTest(code: string): Test {
  const countries = code === 'EU' ? EU : code === 'EUROPE' ? EUROPE : [code];
  const flags = countries.map(FLAG_OF);
  return ({ origin }) => flags.some((flag) => origin.startsWith(flag));
}

/** What one condition after the semicolon lets through. */
function conditionTest(condition: string): Test {
  if (condition.startsWith('-')) {
    const test = conditionTest(condition.slice(1));
    return (solution) => !test(solution);
  }
  if (condition.startsWith('@')) return originTest(condition.slice(1));
  if (condition.startsWith('#')) return ({ tags }) => tags.includes(condition.slice(1));
  const [, field = '', sign = '', value = ''] = /^(\w+)(~|:|<=|>=)(.+)$/.exec(condition) ?? [];
  if (sign === '~') {
    const expression = new RegExp(value);
    // each identifier of an SPDX expression by itself
    return ({ license }) => license.split(/[ ()]+/).some((identifier) => expression.test(identifier));
  }
  if (field === 'deployment') return ({ deployment }) => deployment.some((each) => each === value);
  if (field === 'audience') return ({ audience }) => audience.some((each) => each === value);
  const score = field as 'complexity' | 'maturity' | 'resourceUsage' | 'maintenance';
  return (solution) => (sign === '<=' ? solution[score] <= Number(value) : solution[score] >= Number(value));
}

/** Conditions of one kind are alternatives, as the values of a facet are; of different kinds all hold. */
function allConditions(conditions: readonly string[]): Test {
  const places = conditions.filter((each) => each.startsWith('@')).map(conditionTest);
  const platforms = conditions.filter((each) => each.startsWith('#platform')).map(conditionTest);
  const others = conditions.filter((each) => !/^(@|#platform)/.test(each)).map(conditionTest);
  return (solution) =>
    [places, platforms].every((tests) => tests.length === 0 || tests.some((test) => test(solution))) &&
    others.every((test) => test(solution));
}

/** What one right answer stands for. */
function answerTest(answer: string): Test {
  if (answer === '*') return () => true;
  if (answer.startsWith('>')) return (solution) => replacedProducts(solution).includes(answer.slice(1));
  if (answer.startsWith('=')) return ({ category }) => category === answer.slice(1);
  if (answer.startsWith('#')) return ({ tags }) => tags.includes(answer.slice(1));
  return ({ name }) => name === answer;
}

const list = (text: string, sign: string): string[] =>
  text
    .split(sign)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The lines of a set as their parts. */
export function linesOf(text: string): { locale: Locale; query: string; right: string }[] {
  return list(text, '\n').map((line) => {
    const [locale = '', query = '', right = ''] = line.split(' | ');
    return { locale: locale as Locale, query, right };
  });
}

/**
 * Reads a set.
 * @returns its queries, without those that nothing in the catalogue answers; `unanswerable` are these
 */
export function readSet(
  set: Readonly<Record<string, string>>,
  solutions: readonly Solution[],
): { queries: Query[]; unanswerable: string[] } {
  const queries: Query[] = [];
  const unanswerable: string[] = [];
  for (const [kind, text] of Object.entries(set))
    for (const { locale, query, right } of linesOf(text)) {
      const [answers = '', conditions = ''] = right.split(' ; ');
      const tests = list(answers, ',').map(answerTest);
      const isLet = allConditions(list(conditions, ','));
      const positions = solutions.flatMap((solution, at) =>
        tests.some((test) => test(solution)) && isLet(solution) ? [at] : [],
      );
      if (positions.length === 0) unanswerable.push(query);
      else queries.push({ kind, locale, query, right: new Set(positions) });
    }
  return { queries, unanswerable };
}
