import type { FieldMeanings } from './fields.js';

export const fr: FieldMeanings = {
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
