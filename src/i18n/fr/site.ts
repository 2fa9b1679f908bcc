import { plurals } from '../format.js';
import type { FieldMeanings, PageMessages } from '../site-messages.js';

const plural = plurals('fr');

export const pageMessages: PageMessages = {
  language: 'Français',
  site: {
    name: 'Catalogue de solutions',
    skip: 'Aller au contenu',
    navigation: 'Pages du site',
    languages: 'Langue',
    catalogue: 'Le catalogue',
    reference: 'Référence de l’API',
    embed: 'Intégrer',
    feed: 'Flux des nouveautés',
    document: 'Données (JSON)',
    licence: 'Données sous licence {license}',
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
    more: 'Toutes les solutions',
    others: plural(
      '{n} autre solution se trouve sur la page de sa catégorie.',
      '{n} autres solutions se trouvent sur les pages de leurs catégories.',
    ),
    categories: 'Par catégorie',
    products: 'Alternatives à …',
    embedTitle: 'Sur votre propre site',
    embedLead:
      'Deux lignes suffisent pour intégrer ce catalogue, ou une partie, dans n’importe quelle page. Choisissez ce qu’il montre et copiez le code.',
  },
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
    related: 'D’autres produits des mêmes domaines',
  },
  solution: {
    title: (name, category) => `${name} : ${category}, open source`,
    path: 'Vous êtes ici',
    name: 'Nom',
    facts: 'En bref',
    unknown: 'inconnu',
    reviewed: 'Dernière vérification',
    scores: 'Évaluation',
    outOfTen: (score) => `${score} sur 10`,
    scales: {
      complexity: '1 : installé en quelques minutes ; 10 : un projet pour spécialistes',
      maturity: '1 : tout juste commencé ; 10 : largement utilisé depuis des années',
      resourceUsage: '1 : fonctionne presque partout ; 10 : exige des serveurs puissants',
      maintenance: '1 : fonctionne tout seul ; 10 : occupe quelqu’un en permanence',
    },
    reservations: 'À savoir avant de choisir',
    reservationKinds: {
      'open-core': 'Open source en partie seulement',
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
      weak: 'Vous pouvez utiliser librement le logiciel ; qui modifie ses fichiers et les transmet doit les publier.',
      copyleft:
        'Vous pouvez utiliser librement le logiciel ; qui en transmet une version modifiée en transmet aussi le code source.',
      network:
        'Vous pouvez utiliser librement le logiciel ; qui en transmet une version modifiée ou la propose en ligne en transmet aussi le code source.',
    },
    near: 'En comparaison',
    nearCaption: (name) => `${name} à côté des alternatives les plus proches`,
  },
  leaving: {
    title: (product) => `Quitter ${product}`,
    here: 'Passer à cette solution',
    exports: 'Ce que l’on peut emporter',
    nothing: (product) => `${product} ne restitue rien.`,
    missing: 'Il manque :',
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
  search: 'Rechercher et filtrer dans tout le catalogue',
  feed: { title: 'Nouveautés du catalogue' },
  reference: {
    title: 'Référence de l’API',
    description:
      'Une adresse, un document JSON, aucune inscription : tous les champs, les en-têtes et des exemples pour curl, JavaScript et Python.',
    lead: 'Tout le catalogue tient dans un document JSON statique, à une seule adresse. Vous pouvez l’utiliser librement, sans compte et sans clé.',
    contents: 'Sur cette page',
    overview: {
      title: 'Ce que propose le service',
      text: [
        'Le service publie un catalogue de solutions libres favorables à la souveraineté numérique, sélectionnées par une rédaction. Il est public et en lecture seule : pas d’inscription, pas de pistage, aucune collecte de données personnelles.',
        'Le document est généré à l’avance et servi comme un fichier statique. Aucun programme ni aucune base de données ne tourne sur le serveur. Il existe un seul point d’accès, qui livre le catalogue complet en une seule réponse.',
      ],
    },
    try: {
      title: 'Essayer',
      text: 'Votre navigateur demande le document à ce serveur, comme le ferait votre propre programme.',
      button: 'Envoyer la requête',
      waiting: 'En attente de la réponse…',
      failed: 'Aucune réponse n’est arrivée. Vérifiez votre connexion et réessayez.',
      answer: 'Statut {status}, {size} ko en {time} ms, {count} solutions. Voici la première :',
      noScript: 'Le bouton nécessite JavaScript. Le lien mène au même document :',
    },
    endpoint: {
      title: 'Le point d’accès',
      text: 'Il existe un seul point d’accès, sans aucun paramètre.',
      method: 'Méthode',
      path: 'Adresse',
      request: 'Corps de la requête',
      response: 'Réponse',
      none: 'aucun',
    },
    catalogueFields: 'Champs du document',
    solutionFields: 'Champs d’une solution',
    countRule: '« count » correspond au nombre d’éléments de « solutions ».',
    required: 'obligatoire',
    optional: 'facultatif',
    allowed: 'Valeurs admises :',
    range: (low, high) => `${low} à ${high}`,
    nothingElse:
      'Des versions ultérieures peuvent ajouter des champs : ignorez ceux que vous ne connaissez pas.',
    auth: {
      title: 'Aucune authentification',
      text: 'Il n’y a ni clé, ni jeton, ni mot de passe. Une requête sans identifiants reçoit tout le catalogue.',
    },
    cors: {
      title: 'Depuis n’importe quel site',
      text: 'La réponse porte « Access-Control-Allow-Origin: * » : les scripts de tout site peuvent donc la lire. N’envoyez pas d’en-têtes personnalisés : le navigateur devrait d’abord demander l’autorisation.',
    },
    caching: {
      title: 'Mise en cache et usage raisonnable',
      text: [
        'Les navigateurs peuvent garder le document 1 heure (max-age=3600), les caches partagés 24 heures (s-maxage=86400). Merci de vous y tenir.',
        'Aucune limite stricte n’est fixée. Conservez la réponse au lieu d’interroger sans cesse le serveur. Redemandez ensuite avec « If-None-Match » et l’ETag que vous avez : tant que rien n’a changé, vous recevez le statut 304, sans contenu.',
        'Le document est généré à chaque publication, en général chaque jour, avec le nombre d’étoiles du moment.',
      ],
    },
    errors: {
      title: 'En cas de problème',
      text: 'Une réponse autre que 200 ou 304 vient du serveur web, et son contenu n’est pas défini. Gardez ce que vous avez reçu en dernier et redemandez plus tard.',
    },
    versioning: {
      title: 'Gestion des versions',
      text: [
        'L’adresse contient la version de l’interface (v1), le champ « version » celle du schéma : actuellement 1.',
        'Des champs peuvent s’ajouter sans nouvelle version. Toute modification incompatible est publiée à une nouvelle adresse.',
      ],
    },
    licence: {
      title: 'Licence et mention de la source',
      text: [
        'Les données sont sous licence MIT et peuvent être utilisées librement, aussi à des fins commerciales. Un lien vers le site du catalogue est apprécié, mais pas exigé.',
        'Les exploitants des projets liés répondent eux-mêmes de leurs contenus.',
      ],
    },
    examples: {
      title: 'Exemples',
      curl: 'curl',
      javascript: 'JavaScript',
      python: 'Python',
      element: 'L’élément',
    },
    schemas: {
      title: 'Pour les machines',
      schema: 'Schéma JSON du document (2020-12)',
      openapi: 'Description OpenAPI (3.1)',
    },
  },
  embed: {
    title: 'Intégrer le catalogue à votre site',
    description:
      'Choisissez ce que le catalogue montre sur votre site, voyez aussitôt le résultat et copiez le code pour votre système.',
    lead: 'Choisissez ce qui est montré, regardez le résultat à côté et copiez le code pour votre système. L’adresse de cette page garde votre choix.',
    noScript:
      'Le choix nécessite JavaScript. Voici le code pour tout le catalogue ; les attributs sont décrits dans le README du paquet.',
    settings: 'Réglages',
    source: 'Source',
    sourceHint: 'Adresse du catalogue',
    lang: 'Langue',
    pageLanguage: 'Celle de la page',
    alternativeTo: 'Alternatives à',
    category: 'Catégorie',
    query: 'Texte de recherche au départ',
    controls: 'Commandes',
    controlsBy: { all: 'Recherche et filtres', search: 'Recherche seulement', none: 'Aucune' },
    layout: 'Affichage',
    limit: 'Résultats au départ',
    theme: 'Couleurs',
    themeBy: { auto: 'Celles de la page', light: 'Claires', dark: 'Sombres' },
    accent: 'Couleur d’accent',
    accentOwn: 'Couleur d’accent personnalisée',
    any: 'Toutes',
    reset: 'Recommencer',
    preview: 'Aperçu',
    widths: 'Largeur de l’aperçu',
    phone: 'Téléphone',
    desktop: 'Grand écran',
    snippet: 'Le code',
    system: 'Pour quel système ?',
    copy: 'Copier',
    copied: 'Copié',
    notCopied: 'La copie n’a pas fonctionné. Sélectionnez le code et copiez-le vous-même.',
    notes: {
      html: 'Placez-le là où le catalogue doit apparaître. Le lien entre les balises est montré jusqu’à ce que le catalogue soit là, et aux personnes sans JavaScript.',
      wordpressBlock:
        'Dans l’éditeur, ajoutez le bloc « HTML personnalisé » et collez-y ceci. Seules les personnes autorisées à publier du HTML non filtré peuvent l’enregistrer ; les autres prendront le shortcode.',
      wordpressShortcode:
        'Placez le PHP dans une petite extension ou dans le functions.php de votre thème enfant, et le shortcode dans n’importe quelle page.',
      hugo: 'Enregistrez la première partie sous layouts/shortcodes/solution-catalogue.html et écrivez la seconde dans n’importe quelle page.',
      jekyll:
        'Enregistrez la première partie sous _includes/solution-catalogue.html et écrivez la seconde dans n’importe quelle page.',
      ghost: 'Ajoutez une carte HTML à l’article et collez-y ceci.',
      markdown:
        'La plupart des processeurs Markdown laissent passer le HTML entouré de lignes vides. Si le vôtre le supprime, prenez l’iframe.',
      react:
        'React 19 transmet propriétés et événements aux éléments personnalisés. Dans les versions antérieures, écrivez les attributs comme ici.',
      vue: 'Indiquez au compilateur, dans vite.config.js, que la balise est un élément personnalisé.',
      svelte: 'Svelte connaît les éléments personnalisés sans autre réglage.',
      angular: 'Autorisez les éléments personnalisés dans le composant qui utilise la balise.',
      iframe:
        'Pour les systèmes qui suppriment les éléments personnalisés. Le script ajuste la hauteur ; il n’écoute que les messages venant de ce site et de ce cadre. Sans le script, le cadre garde sa hauteur et défile.',
    },
    names: {
      wordpressBlock: 'WordPress, bloc',
      wordpressShortcode: 'WordPress, shortcode',
      iframe: 'iframe',
    },
    preload: 'Pour l’en-tête de la page, afin que les données soient demandées tôt :',
    policy: 'Si votre page a une Content-Security-Policy, autorisez ceci :',
    style: 'Pour votre feuille de style :',
    fallback: 'Catalogue de solutions libres',
  },
  choose: 'Choisissez votre langue',
};

export const fieldMeanings: FieldMeanings = {
  catalogue: {
    version: 'Version du schéma de l’API.',
    generatedAt: 'Date et heure (ISO 8601) auxquelles le fichier a été généré.',
    count: 'Nombre d’éléments du tableau « solutions ».',
    license: 'Licence des données.',
    homepage: 'Adresse de référence du site du projet.',
    solutions: 'L’ensemble des solutions.',
  },
  solution: {
    name: 'Nom de la solution tel qu’il est affiché.',
    category: 'Nom d’une catégorie, tiré d’une liste fixe.',
    description: 'Description en allemand. C’est elle qui fait foi.',
    descriptionEn: 'Description en anglais.',
    descriptionFr: 'Description en français. Peut manquer.',
    descriptionIt: 'Description en italien. Peut manquer.',
    license: 'Identifiant OSI/SPDX de la licence de la solution.',
    deployment: 'Environnements dans lesquels la solution peut être exploitée.',
    audience: 'À qui la solution s’adresse de manière réaliste.',
    complexity: 'Effort d’installation et de mise en service ; plus la valeur est basse, plus c’est simple.',
    maturity:
      'Stabilité du projet et aptitude à la production ; plus la valeur est élevée, plus il est mature.',
    resourceUsage:
      'Besoins en mémoire et en processeur ; plus la valeur est basse, plus la solution est légère.',
    maintenance: 'Charge d’exploitation au quotidien ; plus la valeur est basse, plus elle est faible.',
    tags: 'Mots-clés libres, dont des marqueurs de la forme « <product>-alternative ».',
    github: 'Adresse du dépôt de code source, hébergé sur l’une de deux plateformes.',
    website: 'Adresse du site officiel du projet.',
    icon: 'Emoji qui sert d’icône à la solution.',
    origin: 'Origine géographique : un emoji de drapeau suivi d’un nom de lieu.',
    addedAt: 'Date (AAAA-MM-JJ) à laquelle la solution a été ajoutée au catalogue.',
    stars: 'Nombre d’étoiles du dépôt au moment de la génération ; null s’il n’est pas disponible.',
  },
};
