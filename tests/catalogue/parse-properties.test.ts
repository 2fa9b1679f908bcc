import { expect } from '@open-wc/testing';
import fc, { runs } from '../support/fast-check.js';
import { CatalogueError, parseCatalogue } from '../../src/catalogue/index.js';
import { parseInSteps, parsePreview } from '../../src/catalogue/parse.js';
import { catalogueSchema } from '../../src/catalogue/schema.js';
import * as z from 'zod/mini';
import { aCatalogue, aSolution } from '../support/catalogue.js';

type Json = Record<string, unknown>;

const FIELDS = Object.keys(aSolution('')) as (keyof ReturnType<typeof aSolution>)[];
const ENVELOPE = ['version', 'generatedAt', 'count', 'license', 'homepage', 'solutions'];

const anything = fc.jsonValue({ stringUnit: 'binary' });

/** A solution some of whose fields hold anything, or are missing. */
const entry = fc
  .tuple(fc.string(), fc.dictionary(fc.constantFrom<string>(...FIELDS), anything, { maxKeys: 2 }))
  .map(([name, change]) => ({ ...aSolution(`S${name}`), ...change }));

/** A document some of whose parts hold anything, with its members in any order. */
const document = fc
  .tuple(
    fc.array(fc.oneof({ weight: 5, arbitrary: entry }, anything), { maxLength: 8 }),
    fc.dictionary(fc.constantFrom(...ENVELOPE, 'more', '__proto__'), anything, { maxKeys: 1 }),
    fc.shuffledSubarray(ENVELOPE, { minLength: 5 }),
    fc.constantFrom(undefined, 1, '\t'),
  )
  .map(([entries, change, order, indent]) => {
    const whole: Json = { ...aCatalogue(entries as never), ...change };
    return JSON.stringify(Object.fromEntries(order.map((name) => [name, whole[name]])), null, indent);
  });

/** Text that is nearly JSON: a document with a part cut out, doubled or overwritten. */
const damaged = fc
  .tuple(
    document,
    fc.nat(),
    fc.nat({ max: 30 }),
    fc.constantFrom('', '"', '\\', '}', ']', '},{', ',', '\u0000', '[]'),
  )
  .map(([text, at, length, instead]) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + instead + text.slice(from + length);
  });

/** What comes of a text: a catalogue, or the kind of the error. Everything else is thrown. */
function outcome(text: string): unknown {
  try {
    return parseCatalogue(text);
  } catch (error) {
    if (error instanceof CatalogueError) return error.kind;
    throw error;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('parseCatalogue, whatever the text', () => {
  it('ends in a catalogue or a typed error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything.map((value) => JSON.stringify(value)),
          fc.string(),
          document,
          damaged,
        ),
        (text) => {
          const result = outcome(text);
          if (typeof result === 'string') expect(result).to.be.oneOf(['parse', 'schema', 'version']);
          else expect((result as { count: number }).count).to.be.a('number');
          expect(result === 'parse').to.equal(!isJson(text));
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it('has checked everything: the schema finds nothing but values that are newer than itself', () => {
    fc.assert(
      fc.property(document, (text) => {
        const result = outcome(text);
        // What is refused is drawn again: five hundred documents are read.
        fc.pre(typeof result !== 'string');
        const catalogue = structuredClone(result) as ReturnType<typeof parseCatalogue>;
        for (const solution of catalogue.solutions) {
          solution.deployment = solution.deployment.filter((each) =>
            /^(docker|kubernetes|linux)$/.test(each),
          );
          solution.audience = solution.audience.filter((each) => /^(business|private)$/.test(each));
        }
        expect(z.safeParse(catalogueSchema(), catalogue).success, JSON.stringify(catalogue)).to.equal(true);
        expect(parseCatalogue(JSON.stringify(result)), 'read again').to.deep.equal(result);
      }),
      { numRuns: runs(500) },
    );
  });

  it('never keeps a good solution back because of the bad ones around it', () => {
    const bad = fc.oneof(anything, entry);
    fc.assert(
      fc.property(fc.array(bad, { maxLength: 6 }), fc.array(bad, { maxLength: 6 }), (before, after) => {
        const good = aSolution('The good one');
        const { solutions } = parseCatalogue(
          JSON.stringify(aCatalogue([...before, good, ...after] as never)),
        );
        expect(solutions.some(({ name }) => name === good.name)).to.equal(true);
      }),
      { numRuns: runs(500) },
    );
  });

  it('reads the JSON in one step, then checks fifty entries in each', () => {
    for (const count of [0, 1, 50, 51, 1000]) {
      const text = JSON.stringify(
        aCatalogue(Array.from({ length: count }, (_, index) => aSolution(`S${index}`))),
      );
      let steps = 0;
      for (const work = parseInSteps(text); !work.next().done;) steps += 1;
      expect(steps, String(count)).to.equal(1 + Math.floor(count / 50));
    }
  });

  // Anything that is more than linear takes minutes with these, and the test ends in its time limit.
  it('gets through half a megabyte of what makes patterns and scanners go back and forth', () => {
    const size = 2 ** 19;
    for (const filler of [
      '"',
      '\\\\',
      '\\"',
      '{',
      '[',
      '}',
      ' ',
      '\u0301',
      '\u202E',
      '"a":',
      '"":"",',
      '0',
      '-',
      'a\\u0301',
    ]) {
      const many = filler.repeat(size / filler.length);
      const texts = [
        many,
        `{${many}`,
        `{"version":1,"solutions":[${many}`,
        `{"version":1,"solutions":[{"name":"${many}"}]}`,
        `{"a":"${many}","solutions":[]}`,
        JSON.stringify(aCatalogue([aSolution('A', { name: many, addedAt: many, website: many })])),
        JSON.stringify(aCatalogue([], { generatedAt: many })),
      ];
      for (const text of texts) {
        outcome(text);
        parsePreview(text);
      }
    }
  });
});

describe('parsePreview', () => {
  const solutions = Array.from({ length: 80 }, (_, index) => aSolution(`S${index} "{[\\}],{`));

  it('has the first solutions of a document, as soon as they are there, wherever it breaks off', () => {
    const whole = aCatalogue(solutions);
    const expected = { ...whole, count: 80, solutions: solutions.slice(0, 24) };
    for (const indent of [undefined, 1]) {
      const text = JSON.stringify(whole, null, indent);
      const enough = text.lastIndexOf('}', text.indexOf('S24 ')) + 1;
      fc.assert(
        fc.property(fc.nat({ max: text.length }), (length) => {
          const preview = parsePreview(text.slice(0, length));
          if (length < enough) expect(preview).to.equal(undefined);
          else expect(preview).to.deep.equal(expected);
        }),
      );
    }
  });

  it('is not there when the document is short, or its solutions stand first', () => {
    expect(parsePreview(JSON.stringify(aCatalogue(solutions.slice(0, 23))))).to.equal(undefined);
    expect(parsePreview('')).to.equal(undefined);
    const reversed = Object.fromEntries(Object.entries(aCatalogue(solutions)).reverse());
    expect(parsePreview(JSON.stringify(reversed))).to.equal(undefined);
  });
});
