import { render } from 'lit';
import { parseCatalogue } from './catalogue/parse.js';
import { solutionCard } from './elements/solution-card.js';
import type { Language } from './i18n/language.js';
import { localize } from './i18n/localize.js';

const SAMPLE = `{"version":1,"generatedAt":"2026-01-01T00:00:00Z","count":1,"license":"-","homepage":"-","solutions":[{
"name":"-","category":"-","description":"-","descriptionEn":"-","license":"MIT","deployment":["docker"],
"audience":["business"],"complexity":1,"maturity":1,"resourceUsage":1,"maintenance":1,"tags":["-","a-alternative"],
"github":"https://-","website":"https://-","icon":"📦","origin":"🇨🇭 -","addedAt":"2026-01-01","stars":1}]}`;

/**
 * Reads a document of one solution and makes its card, which nobody sees: while a document is on its way there is time
 * to compile what turns it into cards. That is half of what the first cards would have to wait for.
 */
export function warmUp(language: Language): void {
  for (const solution of parseCatalogue(SAMPLE).solutions) {
    const card = solutionCard({
      ...language,
      view: localize(solution, language.locale, language.format),
      headingLevel: 3,
      mark: (text) => text,
      onSelect: () => undefined,
    });
    render(card, document.createElement('div'));
  }
}
