// The language of the page: the one asked for in the address, else the browser's, else English. Runs before the
// first paint, so that nothing moves; the catalogue follows the page's `lang` by itself.
{
  const KNOWN = ['de', 'en', 'fr', 'it'];
  const asked = new URLSearchParams(location.search).get('lang');
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  document.documentElement.lang = [asked, ...spoken].find((lang) => KNOWN.includes(lang)) ?? 'en';

  document.addEventListener('click', (event) => {
    const lang = event.target.closest('.languages a')?.lang;
    if (!lang) return;
    event.preventDefault();
    history.replaceState(null, '', `?lang=${lang}`);
    document.documentElement.lang = lang;
  });
}
