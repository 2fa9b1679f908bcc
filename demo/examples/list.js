// The document without the element: fetched, kept and checked by the same rules. With a bundler: 'solution-catalogue/client'.
import { CatalogueError, fetchCatalogue } from '../package/catalogue/client/index.js';

try {
  const { solutions } = await fetchCatalogue('../api/v1/solutions.json');
  const list = document.querySelector('#list');
  const newest = solutions.toSorted((one, other) => other.addedAt.localeCompare(one.addedAt)).slice(0, 10);
  for (const { name, website, license } of newest) {
    const link = document.createElement('a');
    link.href = website;
    link.textContent = name;
    const item = document.createElement('li');
    item.append(link, `, ${license}`);
    list.append(item);
  }
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error;
  document.querySelector('#problem').textContent = `The catalogue cannot be had (${error.kind}).`;
}
