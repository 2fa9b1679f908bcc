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
