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

// The list comes before what things are called; the list's own script runs behind this one.
const labels = document.querySelector('#labels');
if (labels) Object.assign(document.querySelector('solution-catalogue'), JSON.parse(labels.textContent));

// Pages of products and categories: the element takes the place of the cards when somebody wants to sort and filter them.
const button = document.querySelector('.live button');

button?.addEventListener('click', async () => {
  button.disabled = true;
  try {
    await import(new URL(button.dataset.script, document.baseURI).href);
  } catch {
    // The cards stay, and the next click tries again.
    button.disabled = false;
    return;
  }
  const element = document.querySelector('#live').content.firstElementChild.cloneNode(true);
  for (const cards of document.querySelectorAll('.solutions, .all')) cards.remove();
  button.closest('.live').replaceWith(element);
  element.tabIndex = -1;
  element.focus();
});
