// The texts of the API reference and of the configurator, and the meanings of fields, in French.
import type { EmbedMessages } from '../embed-messages.js';
import type { FieldMeanings, PageMessages } from '../site-messages.js';

/** The texts of the API reference. */
export const reference: PageMessages['reference'] = {
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
    text: 'Il existe un seul point d’accès, sans aucun paramètre, et sa réponse est toujours le catalogue entier. Les extraits sous /embed/data/, que chargent les listes et les fiches intégrées, font partie des pages et non de l’API.',
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

/** The texts of the configurator. */
export const embed: EmbedMessages = {
  title: 'Intégrer le catalogue à votre site',
  description:
    'Choisissez ce que le catalogue montre sur votre site, voyez aussitôt le résultat et copiez le code pour votre système.',
  lead: 'Choisissez ce qui est montré, regardez le résultat à côté et copiez le code pour votre système. L’adresse de cette page garde votre choix.',
  noScript:
    'Le choix nécessite JavaScript. Voici le code pour tout le catalogue ; les attributs sont décrits dans le README du paquet.',
  show: 'Forme',
  showBy: { catalogue: 'Catalogue', list: 'Liste sans commandes', card: 'Une solution' },
  name: 'Solution',
  groups: {
    shown: 'Ce qui est affiché',
    look: 'Comment l’afficher',
    filters: 'Autres filtres',
    technical: 'Langue et chargement',
  },
  labels: {
    'heading-level': 'Niveau des titres',
    facets: 'Filtres proposés',
    browse: 'Produits et catégories pour commencer',
    guide: 'Aide au choix en trois questions',
    compare: 'Les solutions peuvent être comparées',
    'max-complexity': 'Effort d’installation maximal, de 1 à 10',
    'min-maturity': 'Maturité minimale, de 1 à 10',
    'max-resource-usage': 'Besoin maximal en ressources, de 1 à 10',
    'max-maintenance': 'Effort de maintenance maximal, de 1 à 10',
    loading: 'Chargement',
    'url-state': 'Préfixe dans l’adresse de la page',
    shortcut: 'Touche qui mène au champ de recherche',
    'max-bytes': 'Taille maximale du catalogue, en octets',
  },
  separated: 'Séparez-les par des virgules s’il y en a plusieurs.',
  facetsHint:
    'Noms d’attributs dans l’ordre voulu, par exemple : category license scores. « none » pour aucun filtre.',
  urlStateHint:
    'Avec un mot comme shop, l’adresse de la page retient ce qui est demandé, afin de pouvoir le partager.',
  byDefault: 'Par défaut',
  never: 'Jamais',
  compareBy: { on: 'Oui', off: 'Non' },
  loadingBy: { eager: 'Immédiat', lazy: 'À l’approche du catalogue' },
  noKey: 'Aucune',
  details: 'Les noms mènent aux pages des solutions ici',
  logos: 'Logos à la place des icônes',
  source: 'Source',
  sourceHint: 'Adresse du catalogue',
  lang: 'Langue',
  pageLanguage: 'Celle de la page',
  alternativeTo: 'Alternatives à',
  query: 'Texte de recherche au départ',
  controls: 'Commandes',
  controlsBy: { all: 'Recherche et filtres', search: 'Recherche seulement', none: 'Aucune' },
  limit: 'Résultats au départ',
  theme: 'Couleurs',
  script: 'Fichier du composant',
  scriptBy: {
    pinned: 'Cette version, pour toujours et avec son empreinte',
    current: 'Toujours la version actuelle (les nouvelles arrivent d’elles-mêmes)',
  },
  scriptHint:
    'Les deux se trouvent sur ce site. Le même fichier figure dans le paquet npm solution-catalogue, sous dist/cdn, pour votre propre serveur ou un CDN.',
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
    html: 'Placez-le là où le catalogue doit apparaître. Ce qui se trouve entre les balises est montré jusqu’à ce que le catalogue soit là, et aux personnes sans JavaScript.',
    wordpressBlock:
      'Dans l’éditeur, ajoutez le bloc « HTML personnalisé » et collez-y ceci. Seules les personnes autorisées à publier du HTML non filtré peuvent l’enregistrer ; les autres prendront le shortcode.',
    wordpressShortcode:
      'Téléversez l’extension (solution-catalogue-wordpress.zip d’une version publiée) et écrivez ceci dans n’importe quelle page. L’extension apporte aussi un bloc avec toutes les options et un aperçu.',
    hugo: 'Enregistrez la première partie sous layouts/shortcodes/solution-catalogue.html et écrivez la seconde dans n’importe quelle page.',
    jekyll:
      'Enregistrez la première partie sous _includes/solution-catalogue.html et écrivez la seconde dans n’importe quelle page.',
    ghost: 'Ajoutez une carte HTML à l’article et collez-y ceci.',
    markdown:
      'La plupart des processeurs Markdown laissent passer le HTML entouré de lignes vides. Si le vôtre le supprime, prenez l’iframe.',
    astro: 'Écrivez ceci dans n’importe quelle page ou n’importe quel composant (.astro).',
    squarespace: 'Ajoutez un bloc de code à la page et collez-y ceci comme HTML.',
    react:
      'Installez le paquet et utilisez son composant. Il apporte l’élément et fonctionne aussi sur les pages rendues par un serveur.',
    vue: 'Installez le paquet et indiquez au compilateur, dans vite.config.js, que la balise est un élément personnalisé.',
    svelte: 'Installez le paquet : il apporte l’élément et ses types.',
    angular:
      'Installez le paquet et autorisez les éléments personnalisés dans le composant qui utilise la balise.',
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
  style:
    'Pour votre feuille de style, afin que rien ne bouge sur la page pendant le chargement du catalogue :',
  fallback: 'Catalogue de solutions libres',
};
