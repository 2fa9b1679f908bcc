import { expect } from '@open-wc/testing';
import fc from '../support/fast-check.js';
import type { Locale } from '../../src/i18n/locales.js';
import { Finder } from '../../src/search/finder.js';
import { solution, SOLUTIONS } from './solutions.js';

const LABELS = { categories: { Passwörter: { en: 'Passwords', fr: 'Mots de passe' } } };
const finderIn = (locale: Locale) => new Finder(SOLUTIONS, locale, 0, LABELS);
const english = finderIn('en');
const labels = (typed: string, limit = 8, finder = english) =>
  finder.suggest(typed, limit).map(({ kind, label }) => `${kind}: ${label}`);

describe('suggestions', () => {
  it('proposes products, solutions, categories and tags, with how many solutions each stands for', () => {
    expect(english.suggest('sla', 8)).to.deep.equal([
      { kind: 'product', value: 'slack', label: 'Slack', count: 2 },
    ]);
    expect(labels('next')).to.deep.equal([
      'solution: Nextcloud',
      'solution: Nextcloud Forms',
      'tag: nextcloud',
    ]);
    expect(labels('chat')).to.deep.equal(['tag: chat', 'solution: Rocket.Chat']);
  });

  it('finds categories in every language in which the page names them and shows the one of the reader', () => {
    expect(labels('passw')).to.deep.equal(['category: Passwords']);
    expect(labels('mots')).to.deep.equal(['category: Passwords']);
    expect(finderIn('fr').suggest('passwo', 8)).to.deep.equal([
      { kind: 'category', value: 'Passwörter', label: 'Mots de passe', count: 2 },
    ]);
  });

  it('finds later words, short forms and other spellings', () => {
    expect(labels('docs')).to.deep.equal(['product: Google Docs']);
    expect(labels('gdoc')).to.deep.equal(['product: Google Docs']);
    expect(labels('Google-D')).to.deep.equal(['product: Google Docs', 'product: Google Drive']);
    expect(labels('strasse')).to.deep.equal(['solution: Straßenkarte']);
  });

  it('forgives typing errors where nothing is right', () => {
    expect(labels('slcak')).to.deep.equal(['product: Slack']);
    expect(labels('matermost')).to.deep.equal(['solution: Mattermost']);
  });

  it('proposes nothing but products to who asks for alternatives', () => {
    expect(labels('Alternativen zu n')).to.deep.equal([]);
    expect(labels('alternatives to goo')).to.have.members([
      'product: Google Docs',
      'product: Google Drive',
      'product: Google Maps',
      'product: Google Forms',
    ]);
    expect(labels('slack alternative')).to.deep.equal(['product: Slack']);
  });

  it('proposes licences, places and platforms, by any word for them', () => {
    const finder = new Finder(
      [
        solution({ name: 'A', license: 'AGPL-3.0-only', origin: '🇨🇭 Schweiz', tags: ['platform-macos'] }),
        solution({ name: 'B', license: 'MIT OR GPL-3.0-only', deployment: ['kubernetes', 'linux'] }),
      ],
      'en',
      0,
    );
    expect(labels('agp', 8, finder)).to.deep.equal(['license: AGPL-3.0-only']);
    expect(labels('gpl', 8, finder)).to.deep.equal(['license: GPL-3.0-only']);
    for (const word of ['Swiss', 'suisse', 'Svizz', 'schweiz'])
      expect(labels(word, 8, finder), word).to.deep.equal(['origin: 🇨🇭 Schweiz']);
    expect(labels('mac', 8, finder)).to.deep.equal(['platform: platform-macos']);
    expect(labels('k8s', 8, finder)).to.deep.equal(['deployment: kubernetes']);
    expect(labels('alternatives to k8s', 8, finder), 'no product').to.deep.equal([]);
  });

  it('proposes what is replaced most often to who has typed nothing', () => {
    expect(labels('', 3)).to.deep.equal(['product: 1Password', 'product: Google Docs', 'product: Slack']);
    expect(english.suggest('', 0)).to.deep.equal([]);
    expect(english.suggest('', -1)).to.deep.equal([]);
  });

  it('leaves no kind without room', () => {
    const many = Array.from({ length: 20 }, (_, at) => solution({ name: `Chat ${at}`, tags: ['chatter'] }));
    const found = new Finder(many, 'en', 0).suggest('chat', 4);
    expect(found).to.have.length(4);
    expect(found.map(({ kind }) => kind)).to.include('tag');
  });

  it('counts solutions of one name together', () => {
    const twice = [solution({ name: 'Twin' }), solution({ name: 'Twin' })];
    expect(new Finder(twice, 'en', 0).suggest('twi', 3)).to.deep.equal([
      { kind: 'solution', value: 'Twin', label: 'Twin', count: 2 },
    ]);
  });

  it('survives any text, and gives no more than asked for, nothing twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(5), (typed, limit) => {
        const found = english.suggest(typed, limit);
        expect(found.length).to.be.at.most(limit);
        expect(new Set(found.map(({ kind, value }) => kind + value)).size).to.equal(found.length);
      }),
    );
  });
});
