// Leads on to the page in the reader's language, before the first paint. What the address has besides comes along.
{
  const links = new Map();
  const go = () => {
    for (const link of document.querySelectorAll('a[hreflang]')) links.set(link.hreflang, link.href);
    const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    const language = spoken.find((each) => links.has(each)) ?? document.documentElement.lang;
    location.replace(links.get(language) + location.search + location.hash);
  };
  document.documentElement.hidden = true;
  document.addEventListener('DOMContentLoaded', go);
}
