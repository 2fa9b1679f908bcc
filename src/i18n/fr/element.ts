// The texts of the whole catalogue in French, and the words that the search treats specially.
import { plurals } from '../format.js';
import type { Messages, SearchWords } from '../messages.js';
import { cardMessages } from './card.js';

const plural = plurals('fr');

/** The texts of the whole catalogue. */
export const messages: Messages = {
  ...cardMessages,
  search: {
    label: 'Rechercher une solution ou un produit',
    placeholder: 'p. ex. alternatives à Slack',
    suggestions: 'Suggestions de recherche',
    suggested: plural('{n} suggestion', '{n} suggestions'),
    alternatives: (product) => `Alternatives à ${product}`,
    without: (words) => `sans ${words}`,
    maker: 'Éditeur',
    solution: 'Solution',
  },
  status: {
    loading: 'Chargement du catalogue…',
    all: plural('{n} solution', '{n} solutions'),
    some: (number, total) => `${number} sur ${total} solutions`,
    alternatives: plural('{n} alternative à ', '{n} alternatives à '),
    more: (n, number, alternatives) => `${alternatives}, et ${plural('{n} autre', '{n} autres')(n, number)}`,
    absent: (product) => `Rien ici ne remplace encore « ${product} »`,
    nearest: 'Ce qui s’en rapproche le plus :',
    inPart: 'Celles-ci correspondent en partie :',
    didYouMean: 'Vouliez-vous dire {suggestion} ?',
    stale: (date) => `Le catalogue est actuellement inaccessible. Voici son état au ${date}.`,
  },
  replaced: 'Souvent remplacés',
  guide: {
    open: 'Aide au choix',
    product: 'Que souhaitez-vous remplacer ?',
    runner: 'Qui s’en occupera ?',
    runners: {
      nobody: 'Personne',
      self: 'Moi',
      department: 'Notre service informatique',
      provider: 'Un prestataire',
    },
    score: 'Qu’est-ce qui compte le plus ?',
    best: (number) => `Comparer les ${number} meilleures`,
  },
  empty: {
    nearby: 'Vous pourriez regarder ici :',
    without: (label) => `Sans « ${label} »`,
  },
  filters: {
    title: 'Filtres',
    active: plural('{n} filtre actif', '{n} filtres actifs'),
    show: (solutions) => `Afficher ${solutions}`,
    europe: 'Europe',
    elsewhere: 'Ailleurs',
    others: 'Autres filtres',
    reset: 'Réinitialiser',
    more: plural('Afficher {n} valeur de plus', 'Afficher {n} valeurs de plus'),
    fewer: 'Afficher moins',
    chips: 'Filtres actifs',
    remove: 'Retirer le filtre',
    find: 'Chercher une valeur',
    lastDays: (days) => `au cours des ${days} derniers jours`,
    limits: {
      title: 'Évaluation',
      any: 'sans limite',
      limit: (word, score) => `${word} ou mieux, dès ${score}/10`,
    },
  },
  skip: 'Aller aux résultats',
  sort: {
    label: 'Trier par',
    view: 'Tri et affichage',
    why: 'Pourquoi cet ordre ?',
    because: 'D’abord ce qui est mature et demande peu de travail, par catégories en alternance.',
    by: {
      recommended: 'Recommandation',
      relevance: 'Pertinence',
      name: 'Nom',
      stars: 'Étoiles',
      newest: 'Nouveautés',
      maturity: 'Maturité',
      complexity: 'Installation facile',
      'resource-usage': 'Peu de ressources',
      maintenance: 'Peu de maintenance',
      fit: 'Adéquation',
    },
  },
  fit: {
    title: 'Qu’est-ce qui compte pour vous ?',
    weights: ['pas du tout', 'un peu', 'beaucoup', 'énormément'],
  },
  legend: (good) => `Les évaluations vont jusqu’à 10, plus haut est toujours mieux : ${good}.`,
  layout: { label: 'Affichage', by: { cards: 'Fiches', compact: 'Liste', table: 'Tableau' } },
  compare: {
    pick: 'Comparer',
    pickOf: (name) => `Comparer ${name}`,
    title: 'Comparaison',
    open: (solutions) => `Comparer ${solutions}`,
    another: 'Choisissez une autre solution à comparer.',
    full: 'Retirez une solution avant d’en choisir une cinquième.',
    removeOf: (name) => `Retirer ${name} de la comparaison`,
    clear: 'Tout retirer',
    best: 'le mieux',
    standsOut: {
      complexity: 's’installe le plus facilement',
      maturity: 'a la meilleure maturité',
      resourceUsage: 'consomme le moins de ressources',
      maintenance: 'demande le moins de maintenance',
    },
    same: (rows) => `Pareil pour toutes : ${rows}`,
    links: 'Liens',
    print: 'Imprimer',
    close: 'Fermer',
  },
  export: {
    description: 'Description',
    label: (solutions) => `Enregistrer ${solutions} au format`,
    link: 'Copier le lien',
    copied: (name) => `Le lien vers ${name} est copié.`,
    notCopied: (address) => `Le lien n’a pas pu être copié. Le voici : ${address}`,
  },
  attribution: 'Données : {homepage}, licence {license}, état au {date}',
};

export const searchWords: SearchWords = {
  stopWords:
    'as au aussi aux avant avec avez avoir avons bien c ce celles ces cet cette chacun chaque cherche ' +
    'chercher cherchons chez choisir chose combien comment d dans de depuis des ' +
    'dois doit donc dont du elle elles en encore entre es est et etre existe faire fais faut font il ' +
    'ils j je l la le les leur leurs lui ma mais me meilleur meilleure meilleurs meme mes mieux moi ' +
    'mon n ne nos notre nous on ont ou par permet peu peut peuvent peux plus plusieurs plutot pour ' +
    'pourquoi pourrais pouvons prendre propre propres puis qu quand que quel quelle quelles ' +
    'quelque quels qui quoi rien s savoir se ses si soit son sont sous suis sur t ' +
    'tous tout toute toutes tres trop trouver un une utiliser va veulent veut veux via voir vos votre ' +
    'voudrais vous y ' +
    // What every solution of the catalogue is.
    'appli application applications gratuit gratuite gratuits libre libres logiciel logiciels outil ' +
    'outils programme solution solutions source',
  comparing: 'comme lieu place passer quitter abandonner migrer',
  asking:
    'alternative alternatives remplacant remplacer remplacement remplace remplacants substitut equivalent ' +
    'equivalents',
  negating: 'sans pas non ni aucune sauf aucun',
  endings: 's x ant e es ee ees er ez ement ique ants eur eurs if euse ion ions ation ations aux iques ive',
};
