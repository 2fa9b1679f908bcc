import { expect } from '@open-wc/testing';
import { createSearch, type Search } from '../../src/search/index.js';
import { solution } from './solutions.js';

/** Chats from several places, under several licences, on several platforms; and two wikis. */
const CHATS = [
  solution({
    name: 'Alpenruf',
    tags: ['chat', 'slack-alternative', 'platform-android', 'hosted-offer'],
    origin: '🇨🇭 Schweiz',
    license: 'AGPL-3.0-only',
    deployment: ['docker', 'kubernetes'],
    complexity: 8,
    stars: 10,
  }),
  solution({
    name: 'Balkon',
    tags: ['chat', 'slack-alternative', 'google-meet-alternative'],
    origin: '🇺🇸 Vereinigte Staaten',
    license: 'MIT',
    deployment: ['docker'],
    complexity: 5,
    stars: 900,
    github: 'https://github.com/google/balkon',
  }),
  solution({
    name: 'Cembalo',
    tags: ['chat', 'no-server', 'platform-macos'],
    origin: '🇫🇷 Frankreich',
    license: 'AGPL-3.0-or-later',
    deployment: ['linux'],
    audience: ['private'],
    complexity: 2,
    descriptionEn: 'Talks without cloud.',
  }),
  solution({
    name: 'Dose',
    tags: ['chat'],
    origin: '🌍 International',
    license: 'Apache-2.0',
    deployment: ['linux'],
    descriptionEn: 'Talks in the cloud.',
  }),
  solution({ name: 'Eule', tags: ['wiki'], origin: '🇩🇪 Deutschland', license: 'GPL-2.0-only' }),
  solution({ name: 'Apache Falke', tags: ['wiki'], license: 'Apache-2.0' }),
];
const search = createSearch(CHATS, 'en');
const names = (query: string, from: Search = search): string[] => from.search(query).map(({ name }) => name);
const complete = (query: string): string[] => {
  const found = search.find(query);
  return names(query).slice(0, found.complete).sort();
};
const taken = (query: string): string[] =>
  search
    .find(query)
    .filters.map(({ kind, isExcluded, words }) => `${isExcluded ? 'not ' : ''}${kind}: ${words}`);

describe('a query with filters', () => {
  for (const [query, filter, found] of [
    ['swiss chat', 'place: swiss', ['Alpenruf']],
    ['Chat aus der Schweiz', 'place: Schweiz', ['Alpenruf']],
    ['chat français', 'place: français', ['Cembalo']],
    ['chat francese', 'place: francese', ['Cembalo']],
    ['chat from switzerlnd', 'place: switzerlnd', ['Alpenruf']],
    ['european chat', 'place: european', ['Alpenruf', 'Cembalo']],
    ['chat aus der EU', 'place: EU', ['Cembalo']],
    ['agpl chat', 'license: agpl', ['Alpenruf', 'Cembalo']],
    ['chat AGPL v3', 'license: AGPL v3', ['Alpenruf', 'Cembalo']],
    ['chat agpl 3.0', 'license: agpl 3.0', ['Alpenruf', 'Cembalo']],
    ['chat unter AGPLv3', 'license: AGPLv3', ['Alpenruf', 'Cembalo']],
    ['chat under mit license', 'license: mit', ['Balkon']],
    ['Chat MIT', 'license: MIT', ['Balkon']],
    ['chat Apache-2.0', 'license: Apache-2.0', ['Dose']],
    ['chat k8s', 'platform: k8s', ['Alpenruf']],
    ['chat auf kuberntes', 'platform: kuberntes', ['Alpenruf']],
    ['chat for android', 'platform: android', ['Alpenruf']],
    ['chat pour mac', 'platform: mac', ['Cembalo']],
    ['Chat ohne eigenen Server', 'platform: ohne eigenen Server', ['Cembalo']],
    ['chat hébergé', 'platform: hébergé', ['Alpenruf']],
    ['chat for personal use', 'audience: for personal use', ['Cembalo']],
    ['chat not from the USA', 'not place: USA', ['Alpenruf', 'Cembalo', 'Dose']],
    ['Chat nicht aus den USA', 'not place: USA', ['Alpenruf', 'Cembalo', 'Dose']],
    ['chat sans docker', 'not platform: docker', ['Cembalo', 'Dose']],
    ['chat not from the United States', 'not place: United States', ['Alpenruf', 'Cembalo', 'Dose']],
    ['chat kein AGPL', 'not license: AGPL', ['Balkon', 'Dose']],
    ['chat non americano', 'not place: americano', ['Alpenruf', 'Cembalo', 'Dose']],
    ['chat without google', 'not maker: google', ['Alpenruf', 'Cembalo', 'Dose']],
  ] as const) {
    it(`takes "${filter}" of "${query}"`, () => {
      expect(taken(query)).to.deep.equal([filter]);
      expect(complete(query)).to.deep.equal(found);
    });
  }

  it('has its words back in quotation marks', () => {
    const [filter] = search.find('chat not from the USA').filters;
    expect(filter?.asWords).to.equal('chat "not from the USA"');
    expect(taken(filter!.asWords)).to.deep.equal([]);
    expect(taken('"swiss" chat')).to.deep.equal([]);
  });

  it('takes no word for a filter that is one elsewhere', () => {
    expect(taken('chat mit wiki')).to.deep.equal([]);
    expect(taken('apache falke')).to.deep.equal([]);
    expect(taken('tell us about chat')).to.deep.equal([]);
    // no solution runs on Windows
    expect(taken('chat windows')).to.deep.equal([]);
  });

  it('knows adjectives of countries by their languages, and takes no language for a country', () => {
    const places = createSearch(
      [
        solution({ name: 'Puszta', tags: ['chat'], origin: '🇭🇺 Ungarn' }),
        solution({ name: 'Fjord', tags: ['chat'], origin: '🇳🇴 Norwegen' }),
        solution({ name: 'Samba', tags: ['chat'], origin: '🇧🇷 Brasilien' }),
        solution({ name: 'Polder', tags: ['chat'], origin: '🇳🇱 Niederlande' }),
        solution({
          name: 'Lingua',
          tags: ['chat'],
          descriptionEn: 'Talks in German.',
          origin: '🇩🇪 Deutschland',
        }),
      ],
      'en',
    );
    const from = (query: string) => {
      const { filters, complete: count } = places.find(query);
      return filters.length > 0 ? names(query, places).slice(0, count) : 'anywhere';
    };
    for (const query of ['ungarischer Chat', 'Hungarian chat', 'chat hongroise', 'chat ungherese'])
      expect(from(query), query).to.deep.equal(['Puszta']);
    for (const query of ['norwegischer Chat', 'Norwegian chat', 'chat norvégien', 'chat norvegese'])
      expect(from(query), query).to.deep.equal(['Fjord']);
    // Portuguese is spoken in Brazil, and not what Brazil is called after
    expect(from('brasilianischer Chat')).to.deep.equal(['Samba']);
    expect(from('portuguese chat')).to.equal('anywhere');
    expect(from('Dutch chat')).to.deep.equal(['Polder']);
    expect(from('German chat')).to.deep.equal(['Lingua']);
    for (const query of ['chat in German', 'Chat auf Deutsch', 'chat en allemand', 'chat in tedesco'])
      expect(from(query), query).to.equal('anywhere');
    expect(names('chat in German', places)[0]).to.equal('Lingua');
    // an inflected one stands before what is from there
    expect(from('auf deutschen Chat')).to.deep.equal(['Lingua']);
  });

  it('takes "self-hosted" for what every solution is, not for a hosted offer', () => {
    for (const query of [
      'chat auto-hébergé',
      'chat autohébergée',
      'un chat en auto-hébergement',
      'chat auto-ospitata',
    ]) {
      expect(taken(query), query).to.deep.equal([]);
      expect(complete(query), query).to.deep.equal(['Alpenruf', 'Balkon', 'Cembalo', 'Dose']);
    }
  });

  it('takes several at once: of one kind any, of different kinds all', () => {
    expect(complete('swiss or french chat')).to.deep.equal(['Alpenruf', 'Cembalo']);
    expect(complete('swiss mit licensed chat')).to.deep.equal([]);
    expect(search.find('swiss or french agpl chat in docker').filters).to.have.lengthOf(4);
    expect(complete('swiss or french agpl chat in docker')).to.deep.equal(['Alpenruf']);
  });

  it('shows what comes nearest where nothing passes the filters', () => {
    const found = search.find('german chat');
    expect(found.complete).to.equal(0);
    expect(found.total).to.be.greaterThan(0);
  });

  it('puts answers in the order that is asked for', () => {
    expect(taken('easiest chat')).to.deep.equal(['order: easiest']);
    expect(names('easiest chat').slice(0, 2)).to.deep.equal(['Cembalo', 'Balkon']);
    expect(names('Chat meiste Sterne')[0]).to.equal('Balkon');
    expect(names('le chat le plus simple')[0]).to.equal('Cembalo');
  });

  it('ranks what says to be without something up, and what has it down, and requires nothing', () => {
    const found = names('chat without cloud');
    expect(found).to.have.lengthOf(4);
    expect(found[0]).to.equal('Cembalo');
    expect(found.at(-1)).to.equal('Dose');
    // Each word that is not wanted counts, also for what has another one already.
    const talks = ['Talks in the cloud, by phone.', 'Talks in the cloud.', 'Talks.'].map(
      (descriptionEn, at) => solution({ name: `Chat ${at}`, tags: ['chat'], descriptionEn, stars: 9 - at }),
    );
    const twice = createSearch(talks, 'en');
    expect(names('chat without cloud without phone', twice)).to.deep.equal(['Chat 2', 'Chat 1', 'Chat 0']);
  });
});

describe('alternatives to a product that nothing replaces', () => {
  for (const [query, absent] of [
    ['alternative to Superhuman', 'Superhuman'],
    ['Tik Tok alternative', 'Tik Tok'],
    ['Ersatz für LinkedIn', 'LinkedIn'],
    ['remplacer Deezer par du libre', 'Deezer'],
    ['al posto di Tinder', 'Tinder'],
    ['weg von Klarna', 'Klarna'],
    ['von Klarna wechseln', 'Klarna'],
    ['se passer de Waze', 'Waze'],
    ['quelque chose comme Strava', 'Strava'],
    ['Plancraft Alternative für die Schreinerei', 'Plancraft'],
    ['Lucca remplacement congés', 'Lucca'],
    ['secure alternative to Jobber', 'Jobber'],
    ['chat alternative for Jobber', 'Jobber'],
    ['Etwas wie Klapp für Nachrichten an Eltern', 'Klapp'],
    ['moving away from Clio to something free', 'Clio'],
    ['au lieu de Bubble, un outil pour créer des applis', 'Bubble'],
    ['come faccio a meno di Teamsystem nel mio studio', 'Teamsystem'],
    ['Come spedisco una lettera a tutti', undefined],
    ['wie lange kocht ein Ei', undefined],
    ['switch from chat', undefined],
    ['I would like chat', undefined],
    ['how do I move chat', undefined],
    ['alternative to chat', undefined],
    ['alternative to slack', undefined],
    ['weg von Google', undefined],
  ] as const) {
    it(`are ${absent ? 'owned up to' : 'no matter'} in "${query}"`, () => {
      expect(search.find(query).absent).to.equal(absent);
    });
  }

  it('are never complete answers, and no halves of the name', () => {
    const all = [
      solution({ name: 'A', descriptionEn: 'Super fast, for a human.' }),
      solution({ name: 'B', descriptionEn: 'Posts to Tinder.' }),
    ];
    const other = createSearch(all, 'en');
    expect(names('alternative to Superhuman', other)).to.deep.equal([]);
    const mentioned = other.find('alternative to Tinder');
    expect([mentioned.total, mentioned.complete]).to.deep.equal([1, 0]);
  });

  it('are not taken for words of descriptions that they resemble', () => {
    const all = [solution({ name: 'A', descriptionEn: 'Bayes, invited.', tags: ['waiter'] })];
    const other = createSearch(all, 'en');
    expect(names('ebay', other)).to.deep.equal([]);
    expect(names('baeys', other)).to.deep.equal([]);
    expect(names('watier', other)).to.deep.equal(['A']);
  });

  it('are asked for by a mistyped word as well, though it falls into two words of the catalogue', () => {
    const all = [solution({ name: 'A', descriptionEn: 'Alte, native.' })];
    expect(createSearch(all, 'en').find('Jobber altenative').absent).to.equal('Jobber');
  });

  it('are not taken for products that begin with another letter, are much longer, or end in the same three letters', () => {
    const tags = [
      'autodesk-fusion-alternative',
      'twitch-alternative',
      'campai-alternative',
      'wordpress-com-alternative',
    ];
    const other = createSearch([solution({ name: 'A', tags })], 'en');
    const named = (query: string) => {
      const { product, absent } = other.find(query);
      return product?.slug ?? absent;
    };
    expect(named('alternative to Pitch')).to.equal('Pitch');
    expect(named('alternative to Calm')).to.equal('Calm');
    expect(named('alternative to chess.com')).to.equal('chess.com');
    expect(named('Fusion alternative')).to.equal('autodesk-fusion');
    expect(named('alternative to Twich')).to.equal('twitch');
  });

  it('are not said to be missing where only their maker is named: what replaces its products is listed', () => {
    expect(names('alternative to Google')).to.deep.equal(['Balkon']);
    expect(search.find('alternative to Google').complete).to.equal(1);
  });

  it('are not said to be missing where the page names the maker of what is replaced', () => {
    const all = [
      solution({ name: 'A', tags: ['jira-alternative'] }),
      solution({ name: 'B', tags: ['workplace-from-meta-alternative'] }),
    ];
    const tags = {
      'jira-alternative': { en: ['Jira', 'Tracks issues.', 'Atlassian'] },
      'workplace-from-meta-alternative': { en: ['Workplace from Meta', 'Meta'] },
    };
    const other = createSearch(all, 'en', { tags });
    const asked = (query: string) => {
      const { absent, product } = other.find(query);
      return [absent, product, ...names(query, other)];
    };
    expect(asked('atlassian alternative')).to.deep.equal([undefined, undefined, 'A']);
    // that a product's name ends in the maker's makes it no other name of this product
    expect(asked('weg von Meta')).to.deep.equal([undefined, undefined, 'B']);
    expect(asked('alternative to Superhuman')).to.deep.equal(['Superhuman', undefined]);
    expect(createSearch(all, 'en').find('atlassian alternative').absent).to.equal('atlassian');
  });

  it('joins no stop word to its neighbour', () => {
    const all = [solution({ name: 'A', tags: ['zupcloud-alternative'] })];
    const found = createSearch(all, 'de').find('Alternative zu pCloud');
    expect(found.product).to.equal(undefined);
    expect(found.absent).to.equal('pCloud');
  });
});
