import { expect } from '@open-wc/testing';
import { aCatalogue, aSolution } from '../support/catalogue.js';
import { choice, names, openDetails, part, show, textOf, typeQuery } from '../support/element.js';

const LABELS = {
  Werkstatt: { de: 'Werkstätten', en: 'Workshop', fr: 'Atelier' },
  Kommunikation: { en: 'Chat rooms' },
};
const CATALOGUE = aCatalogue([
  aSolution('Alpha', { category: 'Werkstatt' }),
  aSolution('Beta', { category: 'Kommunikation' }),
  aSolution('Gamma', { category: 'Passwörter' }),
]);
const category = (element: Element) => textOf(part(element, 'category'));

describe('a catalogue’s own names of categories', () => {
  const attribute = `category-labels='${JSON.stringify(LABELS)}'`;

  it('stand on cards and in facets, in the reader’s language, others as in the document', async () => {
    const element = await show(CATALOGUE, attribute);
    expect(category(element)).to.equal('Workshop');
    expect(choice(element, 'Chat rooms')).to.be.instanceOf(HTMLInputElement);
    expect(choice(element, 'Passwörter')).to.be.instanceOf(HTMLInputElement);
    element.lang = 'de';
    await element.updateComplete;
    expect(category(element)).to.equal('Werkstätten');
    element.lang = 'it';
    await element.updateComplete;
    expect(category(element), 'where there is none').to.equal('Werkstatt');
  });

  it('are found by search in all languages, by suggestions and by presets', async () => {
    const element = await show(CATALOGUE, attribute);
    await typeQuery(element, 'atelier');
    expect(names(element)).to.deep.equal(['Alpha']);
    part(element, 'search-input').focus();
    await typeQuery(element, 'worksh');
    expect(textOf(part(element, 'option'))).to.contain('Workshop');
    element.clear();
    element.category = 'chat rooms';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Beta']);
  });

  it('may come later and go again', async () => {
    const element = await show(CATALOGUE);
    expect(category(element)).to.equal('Werkstatt');
    element.categoryLabels = LABELS;
    await element.updateComplete;
    expect(category(element)).to.equal('Workshop');
    await typeQuery(element, 'atelier');
    expect(names(element)).to.deep.equal(['Alpha']);
    element.clear();
    element.setAttribute('category-labels', '{}');
    await element.updateComplete;
    expect(category(element)).to.equal('Werkstatt');
  });

  for (const broken of [
    '{',
    'null',
    '7',
    '"text"',
    '[]',
    '{"Werkstatt": null}',
    '{"Werkstatt": 3}',
    '{"Werkstatt": {"en": {}}}',
    '{"Werkstatt": {"en": ""}}',
    '{"Werkstatt": "en"}',
    '{"__proto__": {"Werkstatt": {"en": "no"}}}',
  ])
    it(`are passed over where they are none: ${broken}`, async () => {
      const element = await show(CATALOGUE);
      element.setAttribute('category-labels', broken);
      await element.updateComplete;
      expect(category(element)).to.equal('Werkstatt');
      expect(choice(element, 'Kommunikation')).to.be.instanceOf(HTMLInputElement);
    });

  it('stand on a single card', async () => {
    const card = document.createElement('solution-card');
    card.lang = 'fr';
    card.name = 'Alpha';
    card.categoryLabels = LABELS;
    document.body.append(card);
    card.catalogue = CATALOGUE;
    await card.updateComplete;
    expect(category(card)).to.equal('Atelier');
    card.remove();
  });
});

describe('a catalogue’s own names of products and tags', () => {
  const document = aCatalogue([
    aSolution('Alpha', { tags: ['dall-e-alternative', 'chat'] }),
    aSolution('Beta', { tags: ['slack-alternative', 'voice'] }),
  ]);
  const attributes =
    `product-labels='{"dall-e": ["DALL·E", "Picture robot"], "slack": 7}' ` +
    `tag-labels='{"chat": {"en": ["Messaging", "texting", 7, ""], "fr": "Messagerie", "it": []}, "voice": "no"}'`;

  it('stand on cards, in facets, in suggestions and in the number of results', async () => {
    const element = await show(document, attributes);
    await openDetails(element);
    expect(textOf(part(element, 'replaces'))).to.contain('DALL·E');
    expect(textOf(part(element, 'tags'))).to.equal('Tags Messaging');
    expect(choice(element, 'DALL·E')).to.be.instanceOf(HTMLInputElement);
    expect(choice(element, 'Slack'), 'what is no name is passed over').to.be.instanceOf(HTMLInputElement);
    part(element, 'search-input').focus();
    await typeQuery(element, 'dall');
    expect(textOf(part(element, 'option'))).to.contain('DALL·E');
    element.clear();
    element.alternativeTo = 'dall-e';
    await element.updateComplete;
    expect(textOf(part(element, 'status'))).to.contain('DALL·E');
    element.lang = 'fr';
    await element.updateComplete;
    expect(textOf(part(element, 'tags'))).to.equal('Mots-clés Messagerie');
    element.clear();
    element.alternativeTo = null;
    element.lang = 'en';
    await element.updateComplete;
    await typeQuery(element, 'texting');
    expect(names(element), 'by a word that stands nowhere').to.deep.equal(['Alpha']);
    await typeQuery(element, 'picture robot');
    expect(names(element), 'by another name of what it replaces').to.deep.equal(['Alpha']);
    await typeQuery(element, 'alternative to picture robot');
    expect(textOf(part(element, 'status'))).to.equal('1 alternative to DALL·E');
    await typeQuery(element, '');
    element.lang = 'it';
    await element.updateComplete;
    expect(textOf(part(element, 'tags')), 'where there is no name').to.equal('Parole chiave chat');
  });
});
