// The language switch keeps the place: the section that is read, and what the address has besides.
const sections = document.querySelectorAll('main section[id]');

document.querySelector('.languages')?.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  const passed = [...sections].filter((section) => section.getBoundingClientRect().top < innerHeight / 3);
  const target = new URL(link.href);
  target.search = location.search;
  target.hash = scrollY < 100 ? location.hash : (passed.at(-1)?.id ?? location.hash);
  link.href = target.href;
});
