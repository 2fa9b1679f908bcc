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
