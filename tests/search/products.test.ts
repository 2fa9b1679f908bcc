import { expect } from '@open-wc/testing';
import {
  createSearch,
  plainTags,
  productName,
  products,
  productSlug,
  replacedProducts,
} from '../../src/search/index.js';
import { solution, SOLUTIONS } from './solutions.js';

describe('products', () => {
  it('have one slug, whatever the spelling', () => {
    for (const spelling of ['Google Docs', 'google-docs', ' GOOGLE  docs ', 'google_docs', 'Googlé-Docs']) {
      expect(productSlug(spelling)).to.equal('google-docs');
    }
    expect(productSlug('1Password')).to.equal('1password');
    expect(productSlug('!')).to.equal('');
  });

  it('have the name that people write', () => {
    expect(productName('google-docs')).to.equal('Google Docs');
    for (const name of [
      'GitHub',
      '1Password',
      'YouTube',
      'ChatGPT',
      'Docusign',
      'Power BI',
      'iCloud Photos',
    ]) {
      expect(productName(productSlug(name))).to.equal(name);
    }
  });

  it('are read from the tags', () => {
    const { tags } = solution({
      name: 'x',
      tags: ['Google-Docs-Alternative', 'x', 'google-docs-alternative', '-alternative'],
    });
    expect(replacedProducts({ tags })).to.deep.equal(['google-docs']);
    expect(plainTags({ tags })).to.deep.equal(['x', '-alternative']);
  });

  it('are counted', () => {
    const all = products(SOLUTIONS);
    expect(all.get('slack')).to.deep.equal({ slug: 'slack', name: 'Slack', count: 2 });
    expect(all.get('1password')?.count).to.equal(2);
    expect(all.has('chat')).to.be.false;
  });

  it('are found by spellings, short forms and with typing errors', () => {
    const search = createSearch(SOLUTIONS, 'en');
    for (const spelling of [
      'Google Docs',
      'google-docs',
      'googledocs',
      'gdocs',
      'Goggle Docs',
      'goolge docs',
    ]) {
      expect(search.product(spelling), spelling).to.deep.equal({ slug: 'google-docs', name: 'Google Docs' });
    }
    expect(search.product('MS Teams')?.slug).to.equal('microsoft-teams');
    expect(search.product('slakc')?.slug).to.equal('slack');
    expect(search.product('docs')?.slug).to.equal('google-docs');
    for (const other of ['', '?', 'sla', 'abc', 'googledocsforever']) {
      expect(search.product(other), other).to.equal(undefined);
    }
  });

  describe('by the end of their name', () => {
    const all = [
      solution({ name: 'Kreide', tags: ['adobe-photoshop-alternative'] }),
      solution({ name: 'Brett', tags: ['microsoft-sharepoint-alternative'] }),
      solution({ name: 'Bogen', tags: ['google-forms-alternative', 'proton-drive-alternative'] }),
      solution({ name: 'Lager', tags: ['google-drive-alternative', 'forms', 'wordpress-com-alternative'] }),
    ];
    const search = createSearch(all, 'en');
    const names = (query: string): string[] => search.search(query).map(({ name }) => name);

    it('are asked for, mistyped as well', () => {
      for (const query of [
        'alternative to photoshop',
        'photoshp alternative',
        'weg von photohsop',
        'photoshop',
      ])
        expect(search.find(query).product?.slug, query).to.equal('adobe-photoshop');
      expect(names('sharepiont alternative')).to.deep.equal(['Brett']);
    });

    it('are what a sentence is about that the catalogue knows nothing else of', () => {
      expect(names('sharepoint is so slow again')).to.deep.equal(['Brett']);
      expect(names('photoshop stürzt dauernd ab')[0]).to.equal('Kreide');
    });

    it('are not meant by what two names end in, by a tag, or by three letters', () => {
      for (const word of ['drive', 'forms', 'com']) expect(search.product(word), word).to.equal(undefined);
    });
  });
});
