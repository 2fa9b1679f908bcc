// What the model of use knows: the actions, what they ask for, and the documents.

export const CATEGORIES = ['Kategorie A', 'Kategorie B', 'Kategorie C'];
export const LAYOUTS = ['cards', 'compact', 'table'];

/** Words that stand in the descriptions of some solutions, and one that stands nowhere. */
export const WORDS = ['', 'zirkonium', 'bratwurst', 'qqxqqx'];
export const ORDERS = {
  name: (a, b) => (a.name < b.name ? -1 : 1),
  stars: (a, b) => b.stars - a.stars,
  complexity: (a, b) => a.complexity - b.complexity || ORDERS.name(a, b),
};
export const SORTS = Object.keys(ORDERS);
export const LANGUAGES = ['de', 'en', 'fr', 'it'];

/** A document of so many solutions; all fit on the first page of results. */
export function aDocument(name, count) {
  const solutions = Array.from({ length: count }, (_, at) => {
    const said = [at % 3 === 0 && WORDS[1], at % 4 === 1 && WORDS[2]].filter(Boolean).join(' ');
    const description = `Das ist ${name} ${said}.`;
    return {
      name: `${name} ${String(at).padStart(2, '0')}`,
      category: CATEGORIES[(at * 7) % 3],
      description,
      descriptionEn: description,
      license: 'MIT',
      deployment: ['docker'],
      audience: ['private'],
      complexity: 1 + ((at * 3) % 10),
      maturity: 5,
      resourceUsage: 5,
      maintenance: 5,
      tags: [],
      github: 'https://github.com/example/example',
      website: 'https://example.org/',
      icon: '◆',
      origin: 'Zürich',
      addedAt: '2025-03-14',
      stars: 100 + ((at * 37) % 101),
    };
  });
  return {
    version: 1,
    generatedAt: '2026-11-20T06:00:00Z',
    count,
    license: 'MIT',
    homepage: 'https://catalogue.example/',
    solutions,
  };
}

/** The documents by their addresses, and one that the page sets itself. */
export const DOCUMENTS = { '/a.json': aDocument('Anna', 20), '/b.json': aDocument('Berta', 12) };
export const OWN = aDocument('Clara', 7);

/** Every action, and how many variants it has. */
export const ACTIONS = {
  type: WORDS.length,
  filter: CATEGORIES.length,
  sort: SORTS.length,
  layout: LAYOUTS.length,
  reset: 1,
  pick: 4,
  compare: 1,
  close: 1,
  back: 1,
  forward: 1,
  src: 2,
  document: 2,
  language: LANGUAGES.length,
  theme: 3,
  presetLayout: LAYOUTS.length + 1,
  presetQuery: WORDS.length,
  presetCategory: CATEGORIES.length + 1,
  presetSort: SORTS.length + 1,
  offline: 1,
  online: 1,
  refresh: 1,
  move: 2,
  resize: 3,
};
