import { expect } from '@open-wc/testing';
import { createSearch, prepareSearch, type Search } from '../../src/search/index.js';
import { at, solution, SOLUTIONS } from './solutions.js';

const LABELS = {
  categories: { Passwörter: { en: 'Passwords', fr: 'Mots de passe', it: 'Password' } },
};
const german = createSearch(SOLUTIONS, 'de', LABELS);
const english = createSearch(SOLUTIONS, 'en', LABELS);

function names(query: string, search: Search = german): string[] {
  return search.search(query).map(({ name }) => name);
}

describe('search', () => {
  it('gives solutions, best first, up to a limit', () => {
    expect(german.search('nextcloud', { limit: 1 })).to.deep.equal([SOLUTIONS[at('Nextcloud')]]);
    expect(german.find('nextcloud', { limit: 1 }).total).to.equal(2);
    expect(german.find('nextcloud', { limit: 0 }).indices).to.have.lengthOf(0);
    expect(german.find('nextcloud', { limit: -1 }).indices).to.have.lengthOf(0);
    expect(german.find('nextcloud', { limit: undefined }).indices).to.have.lengthOf(2);
  });

  it('finds everything, in the order given, without a query', () => {
    for (const query of ['', '   ', '\n\t']) {
      expect([...german.find(query).indices]).to.deep.equal([...SOLUTIONS.keys()]);
      expect([...german.find(query, { limit: 2 }).indices]).to.deep.equal([0, 1]);
      expect(german.find(query).total).to.equal(SOLUTIONS.length);
    }
  });

  it('searches an empty list', () => {
    expect(createSearch([], 'fr').search('slack')).to.deep.equal([]);
    expect(createSearch([], 'fr').search('')).to.deep.equal([]);
  });

  it('can be built in steps, with the same answers', () => {
    const many = Array.from({ length: 1200 }, (_, n) => solution({ name: `Number ${n}` }));
    const steps = prepareSearch(many, 'de');
    let count = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) count++;
    expect(count).to.be.greaterThan(8);
    expect(step.value.search('number 77')[0]?.name).to.equal('Number 77');
  });

  it('reads labels of any length', () => {
    const tag = Array.from({ length: 900 }, (_, at) => `wort${String(at)}`).join('-');
    expect(names('wort899', createSearch([solution({ name: 'A', tags: [tag] })], 'de'))).to.deep.equal(['A']);
  });
});

describe('intent', () => {
  const slack = ['Rocket.Chat', 'Mattermost'];
  for (const query of [
    'alternatives to slack',
    'slack alternative',
    'Slack-Alternative',
    'Alternativen zu Slack',
    'Ersatz für Slack',
    'Slack ersetzen',
    'statt Slack',
    'wie Slack',
    'alternative à Slack',
    'remplacer Slack',
    'alternativa a Slack',
    'sostituire Slack',
    'invece di Slack',
    'au lieu de slack',
    'à la place de slack',
    'something like slack',
    'altrnatives to slack',
    'Alternatvien zu Slakc',
    'alternative to slak',
    'remplaecr Slcak',
    'open source alternative to Slack',
  ]) {
    it(`finds the alternatives, and nothing else, for "${query}"`, () => {
      const found = german.find(query);
      expect(found.product).to.deep.equal({ slug: 'slack', name: 'Slack' });
      expect(found.complete).to.be.above(0);
      expect(names(query)).to.deep.equal(slack);
    });
  }

  // Zulip's English description mentions it, its German one does not; what is mistyped is looked for in all languages
  for (const [query, behind] of [
    ['slack', []],
    ['Slack', []],
    ['slakc', ['Zulip']],
  ] as const) {
    it(`puts the alternatives first for "${query}", and says so`, () => {
      expect(german.find(query).product?.slug).to.equal('slack');
      expect(names(query)).to.deep.equal([...slack, ...behind]);
      expect(names(query, english)).to.deep.equal([...slack, 'Zulip']);
    });
  }

  for (const query of [
    'google docs',
    'Google-Docs',
    'googledocs',
    'gdocs',
    'Goggle Docs',
    'goolge docs',
    'GOOGLE DOCS',
  ]) {
    it(`knows the product in "${query}"`, () => {
      expect(german.find(query).product?.name).to.equal('Google Docs');
      expect(names(query).slice(0, 2)).to.have.members(['Collabora Online', 'Etherpad']);
    });
  }

  it('knows short forms', () => {
    expect(names('ms teams')[0]).to.equal('Mattermost');
    expect(names('alternative to gmaps')).to.deep.equal(['Straßenkarte']);
  });

  it('narrows the alternatives down by further words', () => {
    expect(names('slack alternative kubernetes')).to.deep.equal(['Mattermost']);
    const none = german.find('slack alternative passwort');
    expect(none.complete).to.equal(0);
    expect(none.indices).to.have.lengthOf(2);
  });

  it('prefers the longer name, mistyped or not', () => {
    const solutions = [
      solution({ name: 'Files', tags: ['dropbox-alternative'] }),
      solution({ name: 'Pen', tags: ['dropbox-sign-alternative'] }),
    ];
    const search = createSearch(solutions, 'en');
    expect(names('alternative to dropbox sign', search)).to.deep.equal(['Pen']);
    expect(names('alternative to dropbox isgn', search)).to.deep.equal(['Pen']);
    expect(names('alternative to dropbox', search)).to.deep.equal(['Files']);
  });

  it('takes known words for what they are, not for mistyped products', () => {
    const solutions = [
      solution({ name: 'Clips', tags: ['vimeo-alternative'] }),
      solution({ name: 'Meet', descriptionEn: 'Video calls.', tags: ['zoom-alternative'] }),
    ];
    const found = createSearch(solutions, 'en').find('video');
    expect(found.product).to.equal(undefined);
    expect([...found.indices]).to.deep.equal([1]);
    expect(createSearch(solutions, 'en').find('alternatives to video').product).to.equal(undefined);
  });

  it('does not tell who types a solution’s name about its alternatives', () => {
    const solutions = [
      solution({ name: 'blocky', tags: ['pi-hole-alternative'] }),
      solution({ name: 'Pi-hole', tags: ['dns'] }),
    ];
    const search = createSearch(solutions, 'en');
    expect(search.find('pi-hole').product).to.equal(undefined);
    expect(names('pi-hole', search)).to.deep.equal(['Pi-hole', 'blocky']);
    expect(search.find('alternatives to pi-hole').product?.slug).to.equal('pi-hole');
    expect(names('alternatives to pi-hole', search)).to.deep.equal(['blocky']);
  });

  it('asks for everything with words that ask for nothing', () => {
    expect(german.find('alternative').total).to.equal(SOLUTIONS.length);
    expect(german.find('wie').total).to.equal(SOLUTIONS.length);
    expect(german.find('alternative').product).to.equal(undefined);
  });
});

describe('folding', () => {
  for (const query of ['uberwachung', 'ueberwachung', 'Überwachung', 'ÜBERWACHUNG', 'U\u0308berwachung']) {
    it(`finds "Überwachung" by "${query}"`, () => {
      expect(names(query)).to.deep.equal(['Zabbix']);
    });
  }

  it('finds what is written without an umlaut by one', () => {
    const search = createSearch([solution({ name: 'Muehle' })], 'de');
    expect(names('Mühle', search)).to.deep.equal(['Muehle']);
    expect(names('muehle', search)).to.deep.equal(['Muehle']);
  });

  it('folds ß, hyphens and apostrophes', () => {
    expect(names('strassenkarte')).to.deep.equal(['Straßenkarte']);
    expect(names('STRASSENKARTE')).to.deep.equal(['Straßenkarte']);
    expect(names('l’audience')).to.deep.equal(names("l'audience"));
    expect(names('l’audience')).to.deep.equal(['Zabbix']);
    expect(names('dell’audience')).to.deep.equal(['Zabbix']);
    expect(names('paperless ngx')).to.deep.equal(['Paperless-ngx']);
    expect(names('paperlessngx')).to.deep.equal(['Paperless-ngx']);
  });

  it('takes the spellings of a compound for one', () => {
    const spellings = ['passwortmanager', 'Passwort-Manager', 'passwort manager', 'Passwortmanager'];
    for (const query of spellings) {
      expect(names(query).slice(0, 2), query).to.have.members(['Bitwarden', 'KeePassXC']);
      expect(german.find(query).complete, query).to.be.above(0);
    }
  });

  it('finds the parts of a compound', () => {
    expect(names('verwaltung')).to.deep.equal(['Paperless-ngx']);
    expect(names('karte')).to.include('Straßenkarte');
  });

  it('finds two words written as one', () => {
    expect(names('rocketchat')).to.deep.equal(['Rocket.Chat']);
    expect(names('rocket chat')[0]).to.equal('Rocket.Chat');
    expect(names('next cloud')[0]).to.equal('Nextcloud');
    expect(names('collaboraonline')).to.deep.equal(['Collabora Online']);
  });
});

describe('typing errors', () => {
  for (const [query, name] of [
    ['nextcluod', 'Nextcloud'],
    ['nextclod', 'Nextcloud'],
    ['nexxtcloud', 'Nextcloud'],
    ['nextcloug', 'Nextcloud'],
    ['matermost', 'Mattermost'],
    ['zabix', 'Zabbix'],
    ['bitwadren', 'Bitwarden'],
    ['etehrpad', 'Etherpad'],
    ['colabora onlne', 'Collabora Online'],
    ['paprless ngx', 'Paperless-ngx'],
  ] as const) {
    it(`finds ${name} by "${query}", and suggests it`, () => {
      const found = german.find(query);
      expect(names(query)[0]).to.equal(name);
      expect(found.suggestion?.toLowerCase().replace('-', ' ')).to.equal(
        name.toLowerCase().replace('-', ' '),
      );
    });
  }

  it('prefers exact to prefix, names to texts, and all of them to what only contains a word', () => {
    const words = ['Planer', 'Superplan', 'Plan', 'Plam'];
    const solutions = [
      solution({ name: 'Other', descriptionEn: 'Plan.', stars: 90_000 }),
      ...words.map((name) => solution({ name })),
    ];
    const search = createSearch(solutions, 'en');
    expect(names('plan', search)).to.deep.equal(['Plan', 'Planer', 'Other', 'Superplan']);
    expect(names('plat', search)).to.include.members(['Plan', 'Plam']);
  });

  it('does not guess short words', () => {
    expect(german.find('ocs').total).to.equal(0);
    expect(german.find('xyz').suggestion).to.equal(undefined);
  });
});

describe('short words', () => {
  const all = [
    solution({ name: 'Luftpost', tags: ['airdrop-alternative'] }),
    solution({ name: 'Werkstatt', tags: ['development'] }),
    solution({ name: 'Orakel', tags: ['ai-assistant'] }),
    solution({ name: 'Radweg', descriptionFr: 'Des itinéraires à vélo, ai piedi.' }),
  ];
  const search = createSearch(all, 'fr');

  it('mean themselves before what begins with them or has them in its middle', () => {
    expect(names('ai', search)[0]).to.equal('Orakel');
    expect(names('vélo', search)[0]).to.equal('Radweg');
  });

  it('that are said of solutions are no names that somebody begins to type', () => {
    const others = createSearch([...all, solution({ name: 'Airsonic' }), solution({ name: 'Aisle' })], 'fr');
    expect(names('ai', others)[0]).to.equal('Orakel');
    expect(names('ai', others)).to.include.members(['Airsonic', 'Aisle']);
    expect(names('ais', others)[0]).to.equal('Aisle');
  });

  it('ask for artificial intelligence, whatever they are in Italian', () => {
    expect(names('ai', search)).to.not.have.members(all.map(({ name }) => name));
    expect(names('AI assistant', search)[0]).to.equal('Orakel');
  });
});

describe('across languages', () => {
  for (const query of ['Passwörter', 'Passwords', 'mots de passe', 'Password']) {
    it(`finds the category by its label "${query}", whatever is shown`, () => {
      for (const search of [german, english])
        expect(names(query, search)).to.include.members(['Bitwarden', 'KeePassXC']);
    });
  }

  it('finds descriptions in languages that are not shown', () => {
    expect(names('conversazioni')[0]).to.equal('Rocket.Chat');
    expect(names('agendas', english)).to.deep.equal(['Nextcloud']);
  });

  it('finds the country of origin by its name in each language, as cards write it', () => {
    const search = createSearch(
      [
        solution({ name: 'A', origin: '🇩🇪 Deutschland' }),
        solution({ name: 'B', origin: '🇨🇭 Schweiz' }),
        solution({ name: 'C', origin: '🌍 International' }),
      ],
      'en',
    );
    for (const query of ['Deutschland', 'Germany', 'Allemagne', 'Germania'])
      expect(names(query, search), query).to.deep.equal(['A']);
    expect(names('switzerland', search)).to.deep.equal(['B']);
    expect(names('international', search)).to.deep.equal(['C']);
  });

  it('looks for words that the shown language has in that language, and for others in all of them', () => {
    const solutions = [
      solution({ name: 'A', description: 'Hafen', descriptionEn: 'Harbour', stars: 900 }),
      solution({ name: 'B', description: 'Anderes', descriptionEn: 'Hafen' }),
    ];
    expect(names('hafen', createSearch(solutions, 'de'))).to.deep.equal(['A']);
    expect(names('hafen', createSearch(solutions, 'en'))).to.deep.equal(['B']);
    expect(names('harbour', createSearch(solutions, 'de'))).to.deep.equal(['A']);
    expect(names('hafen anderes', createSearch(solutions, 'en'))).to.deep.equal(['B', 'A']);
  });

  it('weighs the shown language more', () => {
    const texts = { de: 'Hafen', en: 'Harbour' };
    const solutions = [
      solution({ name: 'A', description: texts.de, descriptionEn: texts.en }),
      solution({
        name: 'B',
        description: 'Anderes',
        descriptionEn: texts.de,
        descriptionFr: texts.en,
        stars: 900,
      }),
    ];
    // no German text has the second word, so both are looked for everywhere
    expect(names('hafen harbour', createSearch(solutions, 'de'))).to.deep.equal(['A', 'B']);
  });
});

describe('several words', () => {
  it('mean all of them, in any field', () => {
    expect(names('chat docker')).to.deep.equal(['Rocket.Chat', 'Mattermost']);
    expect(names('chat kubernetes')).to.deep.equal(['Mattermost']);
    expect(german.find('chat kubernetes').complete).to.be.above(0);
  });

  it('bring the best partial matches, and say so, when nothing has all', () => {
    const found = german.find('chat gruppenchat tresoren');
    expect(found.complete).to.equal(0);
    expect(found.complete).to.equal(0);
    expect(names('chat gruppenchat tresoren')[0]).to.equal('Mattermost');
  });

  it('need more of a query from a word of a description than from one of a name, a product or a label', () => {
    const others = Array.from({ length: 20 }, (_, n) => solution({ name: `Number ${n}`, tags: [] }));
    const one = solution({
      name: 'Ahnenforscher',
      description: 'Zeichnet Stammtafeln und druckt Landkarten.',
      tags: ['resilio-sync-alternative', 'genealogy'],
    });
    const labels = { tags: { genealogy: { de: ['Genealogie', 'Verwandte suchen'] } } };
    const search = createSearch([...others, one], 'de', labels);
    // Half of each query is in the solution.
    for (const word of ['ahnenforscher', 'resilio', 'genealogy', 'Genealogie'])
      expect(names(`${word} qxzvk`, search), word).to.deep.equal(['Ahnenforscher']);
    expect(names('Landkarten qxzvk', search)).to.deep.equal([]);
    expect(names('Landkarten Stammtafeln qxzvk', search)).to.deep.equal(['Ahnenforscher']);
    // What readers may type for a label is found in their language only.
    expect(names('verwandte', search)).to.deep.equal(['Ahnenforscher']);
    expect(names('verwandte', createSearch([...others, one], 'en', labels))).to.deep.equal([]);
  });

  it('find what replaces a product by its other names, and by what it is', () => {
    const all = [
      solution({ name: 'Alpha', tags: ['pocket-alternative', 'bookmarks'] }),
      solution({ name: 'Beta', tags: ['adobe-bridge-alternative'] }),
      solution({ name: 'Later', descriptionEn: 'Read it. A bridge to Matrix.' }),
    ];
    const own = {
      products: {
        pocket: ['Pocket', 'Read It Later', 'getpocket'],
        'adobe-bridge': ['Adobe Bridge', 'Bridge'],
      },
      tags: { 'pocket-alternative': { en: ['Pocket', 'Keeps articles for the train.'] } },
    };
    const search = createSearch(all, 'en', own);
    const plain = createSearch(all, 'en');
    for (const query of [
      'getpocket',
      'Read It Later',
      'alternative to read it later',
      'getpocket for linux',
    ]) {
      expect(names(query, search)[0], query).to.equal('Alpha');
      expect(search.find(query).product?.name, query).to.equal('Pocket');
      expect(plain.find(query).product, query).to.equal(undefined);
    }
    // A name that the catalogue also has as a word is that word, unless alternatives are asked for.
    expect(names('bridge to matrix', search)[0]).to.equal('Later');
    expect(names('alternative to bridge', search)).to.deep.equal(['Beta']);
    // What the product is are words to search for, in the language shown, and no name of it.
    expect(names('articles train', search)).to.deep.equal(['Alpha']);
    expect(search.find('articles train').product).to.equal(undefined);
    expect(names('articles train', createSearch(all, 'de', own))).to.deep.equal([]);
  });

  it('take no misspelt word for one that only texts in other languages have', () => {
    const all = [
      solution({ name: 'Alpha', descriptionEn: 'Writes letters.', descriptionFr: 'Permet de scrutiner.' }),
      solution({ name: 'Beta', descriptionEn: 'Counts votes.' }),
    ];
    expect(names('scrutinner', createSearch(all, 'fr'))).to.deep.equal(['Alpha']);
    expect(names('scrutinner', createSearch(all, 'en'))).to.deep.equal([]);
  });

  it('list partial answers behind complete ones: one match by chance hides nothing', () => {
    const all = [
      solution({ name: 'Zufall', descriptionEn: 'Beekeeping with invoices, by the way.' }),
      ...['Rechner', 'Konto'].map((name) => solution({ name, descriptionEn: 'Writes invoices.' })),
      ...['Imker', 'Wabe', 'Honig'].map((name) => solution({ name, tags: ['beekeeping'] })),
      ...['Faktura', 'Kasse', 'Beleg'].map((name) => solution({ name, tags: ['bills'] })),
    ];
    const found = createSearch(all, 'en').find('beekeeping invoices');
    expect(found.complete).to.equal(1);
    expect(found.total).to.be.at.least(4);
    expect(found.indices[0]).to.equal(0);
  });

  it('list nothing where too little of a query is known', () => {
    expect(german.find('günstige winterreifen mit felgen und rechnung kaufen').total).to.equal(0);
    expect(german.find('docker schnitzel panieren kartoffelsalat').total).to.equal(0);
  });

  it('list what comes nearest for who says that software is looked for', () => {
    for (const query of ['software', 'ein Programm', 'une appli', 'an app', 'uno strumento'])
      expect(names(`${query} docker schnitzel panieren kartoffelsalat`), query).to.include('Mattermost');
    expect(names('software schnitzel panieren kartoffelsalat')).to.deep.equal([]);
  });

  it('need less of a long query: whoever writes a sentence tells what it is about', () => {
    const sentence =
      'Gibt es hier bitte auch einen Chat, in dem wir uns alle über lila Libellen austauschen können?';
    expect(names(sentence)).to.include('Mattermost');
    expect(names('Chat, in dem wir über lila Libellen austauschen')).to.deep.equal([]);
  });

  it('pass over numbers, unless the catalogue has them', () => {
    const all = [
      solution({ name: 'Alpha', descriptionEn: 'Polls.' }),
      solution({ name: 'Beta', descriptionEn: 'Polls of 1848.' }),
    ];
    const search = createSearch(all, 'en');
    expect(names('polls 1700', search)).to.deep.equal(['Alpha', 'Beta']);
    expect(search.find('polls 1700').complete).to.equal(2);
    expect(names('polls 1848', search)[0]).to.equal('Beta');
    expect(search.find('polls 1848').complete).to.equal(1);
  });

  it('list what a name among them means, however much stands around it, and a label beside as many other words', () => {
    const first = (query: string) => names(query)[0];
    expect(first('how do I run zabbix on an old laptop in our basement')).to.equal('Zabbix');
    expect(first('erfahrungen mit zabix in einer theatergruppe')).to.equal('Zabbix');
    expect(names('chat für imker')).to.have.members(['Mattermost', 'Rocket.Chat', 'Zulip']);
    expect(names('chat mit drei lila libellen')).to.deep.equal([]);
    expect(first('we are twelve volunteers and on slack until now')).to.be.oneOf(names('slack'));
  });

  it('suggest the product and keep the rest as typed', () => {
    expect(german.find('Ersatz für Slakc').suggestion).to.equal('Ersatz für Slack');
    expect(german.find('Goggle Docs').suggestion).to.equal('Google Docs');
    expect(german.find('slack').suggestion).to.equal(undefined);
  });

  it('are not looked for where the first result has every word', () => {
    const queries = [
      ...SOLUTIONS.flatMap(({ name, tags }) => [name, ...tags]),
      'group chat for teams',
      'alternative to slack',
      'dateien und kalender',
    ];
    for (const query of queries) {
      const found = german.find(query);
      expect(found.complete, query).to.be.at.least(1);
      expect(found.suggestion, query).to.equal(undefined);
    }
    // a solution's own name is not a mistyped product's
    const all = [solution({ name: 'Slick' }), solution({ name: 'Funk', tags: ['slack-alternative'] })];
    expect(createSearch(all, 'en').find('slick').suggestion).to.equal(undefined);
    expect(createSearch(all, 'en').find('slakc').suggestion).to.equal('Slack');
  });

  it('pass over what is true of every solution', () => {
    for (const query of [
      'self-hosted chat',
      'selbst gehosteter Chat',
      'free open source chat',
      'chat gratuito',
    ])
      expect(names(query), query).to.have.members(names('chat'));
  });

  it('pass over the stop words of four languages', () => {
    expect(names('a chat for the docker')).to.have.members(names('chat docker'));
    expect(names('ein Chat mit dem Docker')).to.have.members(names('chat docker'));
    expect(names('le chat avec docker')).to.have.members(names('chat docker'));
    expect(names('la chat con docker')).to.have.members(names('chat docker'));
  });

  it('rank by stop words and single letters all the same', () => {
    const search = createSearch(
      ['Zebra', 'The Lounge', 'Tandoor'].map((name) => solution({ name })),
      'en',
    );
    expect(names('the', search)[0]).to.equal('The Lounge');
    expect(names('t', search)).to.have.lengthOf(3);
    expect(names('t', search)[2]).to.equal('Zebra');
    expect(names('the lounge', search)).to.deep.equal(['The Lounge']);
  });

  it('says that one letter and stop words alone exclude nothing; names that begin so come first', () => {
    for (const query of ['z', 'the', 'für die', 'de la']) {
      const found = german.find(query);
      expect(found.total, query).to.equal(SOLUTIONS.length);
      expect(found.complete, query).to.be.above(0);
    }
    expect(names('z').slice(0, 2)).to.have.members(['Zulip', 'Zabbix']);
    expect(names('N').slice(0, 2)).to.have.members(['Nextcloud', 'Nextcloud Forms']);
    for (const query of ['zul', 'chat', 'chat z', '???', 'alternative to slack'])
      expect(german.find(query).total, query).to.be.below(SOLUTIONS.length);
  });

  it('are the same twice', () => {
    expect(names('chat chat chat')).to.deep.equal(names('chat'));
  });
});

describe('words that resemble the catalogue’s by their beginning', () => {
  it('are found in other forms, and in neighbouring languages', () => {
    expect(names('documenti')[0]).to.equal('Collabora Online');
    expect(german.find('documenti').complete).to.be.above(0);
  });

  it('come after the word itself, and complete nothing among several words', () => {
    expect(names('conversations').slice(0, 2)).to.have.members(['Rocket.Chat', 'Zulip']);
    expect(names('conversazioni clienti')).to.deep.equal(['Rocket.Chat']);
  });

  it('are no names: photos are not meant by Photoshop', () => {
    const all = [
      solution({ name: 'Photos' }),
      solution({ name: 'Kreide', tags: ['adobe-photoshop-alternative'] }),
    ];
    const search = createSearch(all, 'en');
    expect(names('photoshop', search)).to.deep.equal(['Kreide']);
    expect(search.find('alternative to photoshop').product?.slug).to.equal('adobe-photoshop');
  });

  it('are halves of a compound that the catalogue knows, never a stump of it', () => {
    const all = [
      solution({ name: 'Kalender', description: 'Termine planen.' }),
      solution({ name: 'Ablage', description: 'Verwaltung von Akten und Terminen.' }),
      solution({ name: 'Konsole', description: 'Terminals für alle.', stars: 90_000 }),
    ];
    const search = createSearch(all, 'de');
    for (const query of ['Terminverwaltung', 'Terminsverwaltungen'])
      expect(names(query, search), query).to.deep.equal(['Ablage', 'Kalender']);
  });

  it('are no halves of a name', () => {
    const all = [solution({ name: 'Mattermost' }), solution({ name: 'Lampe', tags: ['matter'] })];
    expect(names('mattermost', createSearch(all, 'en'))).to.deep.equal(['Mattermost']);
  });
});

describe('words of everyday life', () => {
  const own = { category: 'Anderes', description: 'Etwas.', descriptionEn: 'It.' };
  const all = [
    solution({ ...own, name: 'Siegel', category: 'Elektronische Signatur' }),
    solution({ ...own, name: 'Tresor', category: 'Passwörter' }),
    solution({ ...own, name: 'Stempel', description: 'Die Stundenzettel.', tags: ['timesheets'] }),
    solution({ ...own, name: 'Blatt', descriptionEn: 'Time for sheets.' }),
  ];
  const search = createSearch(all, 'de');

  it('need not say that something is a program', () => {
    expect(names('Passwortprogramm', search)).to.deep.equal(['Tresor']);
  });

  it('are found when the catalogue writes two of the query as one', () => {
    expect(names('time sheets', search)).to.deep.equal(['Stempel', 'Blatt']);
  });

  it('complete in another form', () => {
    expect(names('Elektronischer Signaturen', search)).to.deep.equal(['Siegel']);
    expect(search.find('Stundenzettels timesheets').complete).to.be.above(0);
  });
});

describe('a query that excludes nothing', () => {
  it('finds names that begin with it, then all others by their stars', () => {
    const all = ['Linde', 'Birke', 'Buche'].map((name, at) => solution({ name, stars: 10 ** at }));
    const found = createSearch([...all].reverse(), 'de').find('b');
    expect([...found.indices]).to.deep.equal([0, 1, 2]);
    const linden = createSearch(all, 'de').find('l');
    expect([...linden.indices]).to.deep.equal([0, 2, 1]);
  });
});

describe('a category and a description', () => {
  it('together say more than the category alone, whatever is popular', () => {
    const all = [
      solution({ name: 'Codes', category: 'Passwörter', description: 'Einmalcodes.', stars: 900 }),
      solution({ name: 'Tresor', category: 'Passwörter', description: 'Für Passwörter.' }),
    ];
    expect(names('Passwörter', createSearch(all, 'de'))).to.deep.equal(['Tresor', 'Codes']);
  });
});
