import { render } from 'lit';
import { parseCatalogue } from '../catalogue/parse.js';
import { searchBox } from '../views/search-box/search-box.js';
import { solutionCard } from '../views/card/card.js';
import { toolbar } from '../views/toolbar/toolbar.js';
import { type Language, localize } from '../i18n/localize.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 äöüéèà';

const SAMPLE = `{"version":1,"generatedAt":"2026-01-01T00:00:00Z","count":1,"license":"-","homepage":"-","solutions":[{
"name":"${LETTERS}","category":"${LETTERS}","description":"${LETTERS}","descriptionEn":"${LETTERS}",
"license":"MIT","deployment":["docker"],"audience":["business"],"complexity":1,"maturity":1,"resourceUsage":1,
"maintenance":1,"tags":["${LETTERS}","a-alternative"],"github":"https://-","website":"https://-","icon":"📦",
"origin":"🇨🇭 -","addedAt":"2026-01-01","stars":1}]}`;

const nobody = (): void => undefined;

/** Once is enough for a page, however many elements it has. */
let isWarm = false;

/**
 * Reads a document of one solution, and makes and lays out its card below a search box, which nobody sees: while a
 * document is on its way there is time to compile what turns it into cards, and to load the fonts. Else the first
 * cards would wait for that as long again as for themselves.
 * @param root where they stand for a moment
 */
export function warmUp(language: Language, root: ParentNode): void {
  if (isWarm) return;
  isWarm = true;
  // A form of its own: its radio buttons are no group with those that the page may have brought along.
  const place = document.createElement('form');
  place.className = 'warm-up';
  place.lang = language.locale;
  const field = { onQuery: nobody, onKeydown: nobody, onSubmit: nobody, onLeave: nobody, onChoose: nobody };
  const bar = { onSuggestion: nobody, onSort: nobody, onLayout: nobody };
  const cards = parseCatalogue(SAMPLE).solutions.map((solution) =>
    solutionCard({
      ...language,
      view: localize(solution, language.locale, language.format),
      headingLevel: 3,
      mark: (text) => text,
      onSelect: nobody,
    }),
  );
  render(
    [
      searchBox({ ...language, ...field, query: '', suggestions: [], active: -1 }),
      toolbar({
        ...language,
        ...bar,
        status: '',
        active: '',
        isPartial: false,
        suggestion: undefined,
        sort: 'name',
        layout: 'cards',
      }),
      cards,
    ],
    place,
  );
  root.append(place);
  place.getBoundingClientRect();
  place.remove();
}
