// The texts of the published pages in French.
import { plurals } from '../format.js';
import type { PageMessages } from '../site-messages.js';
import { embed, reference } from './reference.js';

const plural = plurals('fr');

export const pageMessages: PageMessages = {
  language: 'Français',
  site: {
    name: 'Catalogue de solutions',
    skip: 'Aller au contenu',
    navigation: 'Pages du site',
    languages: 'Langue',
    catalogue: 'Le catalogue',
    categories: 'Catégories',
    products: 'Produits',
    reference: 'Référence de l’API',
    embed: 'Intégrer',
    feed: 'Flux des changements',
    document: 'Données (JSON)',
    licence: 'Données sous licence {license}',
    dataFrom: 'Contient des données de {name}',
    dataFromUnder: 'Contient des données de {name}, licence {license}',
    publisher: 'Publié par {name}',
    about: {
      imprint: 'Mentions légales',
      privacy: 'Protection des données',
      accessibility: 'Accessibilité',
      contact: 'Nous écrire',
      report: 'Signaler une erreur',
    },
  },
  home: {
    title: 'Des logiciels libres pour remplacer vos outils actuels',
    heading: 'Des logiciels libres pour remplacer vos outils actuels',
    lead: 'Cherchez un produit pour trouver ce qui peut le remplacer, ou parcourez les catégories. Vous pouvez exploiter vous-même tout ce qui figure ici, ou le confier à une personne de confiance.',
    description: plural(
      '{n} solution libre (open source) que vous pouvez exploiter vous-même : ce qu’elle remplace et ce qu’elle demande.',
      '{n} solutions libres (open source) que vous pouvez exploiter vous-même : ce qu’elles remplacent et ce qu’elles demandent.',
    ),
    noScript:
      'La recherche nécessite JavaScript. Sans lui, ces listes mènent plus loin : {categories}{products}. La recherche du navigateur trouve aussi tout ce qui figure sur cette page.',
    more: 'Toutes les solutions',
    others: plural(
      '{n} autre solution se trouve sur la page de sa catégorie.',
      '{n} autres solutions se trouvent sur les pages de leurs catégories.',
    ),
    categories: 'Par catégorie',
    mostReplaced: 'Les produits les plus remplacés',
    allProducts: 'Tous les produits remplaçables',
  },
  indexes: {
    products: {
      title: 'Produits et leurs alternatives',
      lead: plural(
        'Des solutions open source peuvent remplacer {n} produit. Le nombre qui suit dit combien.',
        'Des solutions open source peuvent remplacer {n} produits. Le nombre qui suit chacun dit combien.',
      ),
      letters: 'Premières lettres',
    },
    categories: {
      title: 'Toutes les catégories',
      lead: 'Ce qui va où : chaque catégorie en une phrase, avec celles que l’on confond facilement avec elle.',
    },
  },
  sortAndFilter: 'Trier et filtrer',
  product: {
    title: (product) => `Alternatives libres à ${product}`,
    description: (n, number, product, examples) =>
      plural(`{n} alternative libre à ${product} : `, `{n} alternatives libres à ${product} : `)(n, number) +
      `${examples}. Avec licence, complexité et maturité.`,
    lead: (n, number, product) =>
      plural(
        `{n} solution libre peut remplacer ${product}. Vous pouvez l’exploiter vous-même ou la confier à une personne de confiance.`,
        `{n} solutions libres peuvent remplacer ${product}. Vous pouvez les exploiter vous-même ou les confier à une personne de confiance.`,
      )(n, number),
    order: 'En tête figure ce qui est abouti et demande peu de travail.',
    compared: (product) => `Les alternatives à ${product} en comparaison`,
    sameCategory: (category) => `Aussi dans « ${category} »`,
    related: 'D’autres produits des mêmes domaines',
  },
  solution: {
    title: (name, category) => `${name} : ${category}, logiciel libre`,
    path: 'Vous êtes ici',
    name: 'Nom',
    facts: 'En bref',
    unknown: 'inconnu',
    unknownFacts: 'Non renseigné',
    reviewed: 'Dernière vérification',
    release: 'Dernière version',
    lastChange: 'Dernière modification du code',
    archived: 'archivé, plus personne n’y travaille',
    advisories: {
      label: 'Avis de sécurité',
      none: 'aucun en suspens',
      open: plural('{n} en suspens', '{n} en suspens'),
      unclear: plural('{n} peut-être en suspens', '{n} peut-être en suspens'),
      note: 'Ne compte que ce que le projet a lui-même publié sur GitHub et que sa dernière version ne corrige pas.',
      severities: { critical: 'critique', high: 'élevé', medium: 'moyen', low: 'faible' },
    },
    state: 'État du développement',
    active: 'non archivé',
    scores: 'Évaluation',
    outOfTen: (score) => `${score} sur 10`,
    scales: {
      complexity: '1 : un projet pour spécialistes ; 10 : installé en quelques minutes',
      maturity: '1 : tout juste commencé ; 10 : largement utilisé depuis des années',
      resourceUsage: '1 : exige des serveurs puissants ; 10 : fonctionne presque partout',
      maintenance: '1 : occupe quelqu’un en permanence ; 10 : fonctionne tout seul',
    },
    sources: {
      title: 'D’où cela vient',
      host: 'Les étoiles, la dernière version et la dernière modification du code sont celles que {host} indiquait le {date}.',
      others:
        'Tout le reste a été réuni par les personnes qui tiennent le catalogue. Pour vérifier : {links}.',
      all: 'Ces indications ont été réunies par les personnes qui tiennent le catalogue. Pour vérifier : {links}.',
    },
    reservations: 'À savoir avant de choisir',
    reservationKinds: {
      'open-core': 'Libre en partie seulement',
      'licence-dispute': 'Licence contestée',
      'exploited-flaw': 'Faille de sécurité exploitée',
      dormant: 'Presque plus développé',
      'single-maintainer': 'Dépend d’une seule personne',
      telemetry: 'Envoie des données d’utilisation',
    },
    source: 'Source',
    licences: {
      permissive:
        'Vous pouvez utiliser, modifier et transmettre le logiciel, même dans des programmes fermés.',
      weak: 'Vous pouvez utiliser librement le logiciel ; qui modifie ses fichiers et les transmet doit les publier.',
      copyleft:
        'Vous pouvez utiliser librement le logiciel ; qui en transmet une version modifiée en transmet aussi le code source.',
      network:
        'Vous pouvez utiliser librement le logiciel ; qui en transmet une version modifiée ou la propose en ligne en transmet aussi le code source.',
    },
    history: 'Historique de cette fiche',
    alternatives: 'Alternatives les plus proches',
    toComparison: 'Comparer',
    near: 'En comparaison',
    nearCaption: (name) => `${name} à côté des alternatives les plus proches`,
  },
  leaving: {
    title: (product) => `Quitter ${product}`,
    here: 'Passer à cette solution',
    exports: 'Ce que l’on peut emporter',
    nothing: (product) => `${product} ne restitue rien.`,
    missing: 'Il manque :',
    lost: 'Ce qui se perd :',
    imports: 'Qui le reprend',
    ways: {
      native: 'Importe lui-même les données',
      tool: 'Avec un outil',
      manual: 'À la main',
      'none-known': 'Aucun moyen connu',
    },
    efforts: { hour: 'environ une heure', day: 'environ une journée', project: 'un projet' },
  },
  category: {
    description: (n, number, category, examples) =>
      plural(
        `{n} solution libre dans la catégorie ${category} : `,
        `{n} solutions libres dans la catégorie ${category} : `,
      )(n, number) + `${examples}. Avec licence, complexité et maturité.`,
    lead: plural(
      '{n} solution libre que vous pouvez exploiter vous-même ou confier à une personne de confiance.',
      '{n} solutions libres que vous pouvez exploiter vous-même ou confier à une personne de confiance.',
    ),
    others: 'Autres catégories',
  },
  about: {
    link: 'À propos',
    title: 'Comment ce catalogue est fait',
    description:
      'Qui décide, ce qui entre dans le catalogue, comment les notes sont attribuées et comment signaler une erreur.',
    solutions: plural('{n} solution', '{n} solutions'),
    categories: plural('{n} catégorie', '{n} catégories'),
    lead: (solutions, categories) =>
      `Le catalogue réunit ${solutions} dans ${categories}. Voici selon quelles règles les solutions sont choisies et notées.`,
    decide: {
      title: 'Qui décide',
      text: [
        'Qui tient le catalogue décide de chaque fiche. Nul ne s’y inscrit soi-même, et l’ordre est calculé de la même façon pour tous.',
        'Ce que dit une fiche peut être vérifié : les réserves et les façons de quitter un produit citent leur source et le jour où elle a été lue.',
      ],
    },
    enter: {
      title: 'Ce qui entre',
      text: [
        'Une solution a une licence approuvée par l’Open Source Initiative et un code source public. Ce qui peut seulement être consulté, ou dont l’usage ou l’exploitation sont restreints, n’y figure pas.',
        'On peut l’exploiter soi-même, et elle est décrite en allemand et en anglais. Si la description manque en français ou en italien, la version anglaise la remplace.',
        'Ce qui est abandonné, ou cesse d’être libre, doit aussi quitter le catalogue.',
      ],
      accepted: 'Sont aussi admises, bien que celle-ci ne les ait pas approuvées : {licences}.',
    },
    scores: {
      title: 'Ce que les notes signifient',
      text: 'Quatre notes de 1 à 10 disent ce qu’une solution exige et si elle est mûre. Plus la note est haute, mieux c’est. Elles comparent les solutions de ce catalogue entre elles et ne sont pas des mesures.',
      examples: 'Exemples :',
      order:
        'Là où des solutions sont recommandées, la maturité compte double, moins ce que demandent l’installation et l’entretien. À égalité, celles qui ont le plus d’étoiles passent devant. Une solution recule de deux points pour chaque meilleure de sa catégorie, afin que plusieurs catégories figurent en tête.',
    },
    openCore: {
      title: 'Quand une partie seulement est ouverte',
      text: [
        'Certains éditeurs publient un noyau libre et vendent le reste. Une telle solution figure au catalogue si sa partie ouverte est utile à elle seule. La licence et les notes sont celles de cette partie.',
        'Ce qui ne s’obtient que contre paiement, ou sous une autre licence, est indiqué comme réserve sur la page de la solution, avec sa source.',
      ],
      marked: 'Cette réserve concerne actuellement :',
    },
    hosts: {
      title: 'Où se trouve le code source',
      one: 'Tous les dépôts se trouvent sur {host}.',
      two: 'Tous les dépôts se trouvent sur {first} ou sur {second}.',
      text: 'Les étoiles sont ainsi comptées de la même façon et restent comparables. Un projet hébergé ailleurs manque donc, si bon soit-il, à moins d’y tenir lui-même un miroir.',
    },
    correct: {
      title: 'Corriger quelque chose',
      wrong: 'Quelque chose est inexact ? {link}',
      nobody: 'Si quelque chose est inexact, adressez-vous à qui gère ce site.',
      text: 'Le plus utile est une source où l’indication est juste. Chaque page dit quand sa fiche a été relue en entier pour la dernière fois.',
    },
  },
  changes: {
    link: 'Changements',
    title: 'Ce qui a changé',
    description: 'Ce qui a été ajouté au catalogue, modifié et retiré, mois par mois.',
    lead: 'Ce qui a été ajouté, modifié et retiré. Les étoiles changent chaque jour et n’y figurent pas. Le fil d’actualité dit la même chose.',
    nothing: 'Rien n’a changé jusqu’ici.',
    added: 'Nouveau',
    changed: 'Modifié',
    removed: 'Retiré',
    texts: 'Présentation',
    from: (before, after) => `${after} au lieu de ${before}`,
    renamed: (before) => `s’appelait ${before}`,
    earlier: 'Ce qui est plus ancien n’est plus affiché.',
  },
  gone: {
    title: (name) => `${name} n’est plus dans le catalogue`,
    description: (name) => `Pourquoi ${name} n’est plus dans le catalogue.`,
    since: 'Retiré le {date}.',
    noReason: 'Aucune raison n’a été consignée.',
    successor: 'À sa place : {link}.',
    renamed: 'La fiche s’appelle maintenant {link}.',
    search: 'Chercher autre chose dans le catalogue',
  },
  search: 'Rechercher et filtrer dans tout le catalogue',
  feed: { title: 'Nouveautés du catalogue' },
  reference,
  embed,
  choose: 'Choisissez votre langue',
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être mal écrite, ou la page n’est plus là.',
  },
};
