import type { FieldMeanings } from './fields.js';

export const it: FieldMeanings = {
  catalogue: {
    version: 'Versione dello schema dell’API.',
    generatedAt: 'Data e ora (ISO 8601) in cui il file è stato generato.',
    count: 'Numero di elementi dell’array «solutions».',
    license: 'Licenza dei dati.',
    homepage: 'Indirizzo di riferimento del sito del progetto.',
    solutions: 'Tutte le soluzioni.',
  },
  solution: {
    name: 'Nome della soluzione così come viene mostrato.',
    category: 'Nome di una categoria tratto da un elenco fisso.',
    description: 'Descrizione in tedesco. È la versione che fa fede.',
    descriptionEn: 'Descrizione in inglese.',
    descriptionFr: 'Descrizione in francese. Può mancare.',
    descriptionIt: 'Descrizione in italiano. Può mancare.',
    license: 'Identificatore OSI/SPDX della licenza della soluzione.',
    deployment: 'Ambienti in cui la soluzione può funzionare.',
    audience: 'A chi si rivolge realisticamente la soluzione.',
    complexity: 'Impegno per l’installazione e la messa in servizio; più è basso, più è semplice.',
    maturity: 'Stabilità del progetto e idoneità alla produzione; più è alta, più il progetto è maturo.',
    resourceUsage: 'Fabbisogno di memoria e processore; più è basso, più la soluzione è leggera.',
    maintenance: 'Onere di gestione quotidiano; più è basso, meno lavoro richiede.',
    tags: 'Parole chiave libere, tra cui marcatori nella forma «<product>-alternative».',
    github: 'Indirizzo del repository del codice sorgente, ospitato su una di due piattaforme.',
    website: 'Indirizzo del sito ufficiale del progetto.',
    icon: 'Emoji usata come icona della soluzione.',
    origin: 'Origine geografica: un’emoji di bandiera seguita dal nome di un luogo.',
    addedAt: 'Data (AAAA-MM-GG) in cui la soluzione è stata aggiunta al catalogo.',
    stars: 'Numero di stelle del repository al momento della generazione; null se non disponibile.',
  },
};
