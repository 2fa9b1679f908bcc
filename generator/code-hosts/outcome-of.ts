import { parseRepository, type Repository } from '../sources/checks/repository.js';
import { unavailable, type Outcome } from '../stars/outcome.js';
import { pathOf, type Description } from './api.js';

/** Judges what a host says of a repository; undefined stands for an answer of another form. */
export function outcomeOf(repository: Repository, description: Description | undefined): Outcome {
  if (!description) return unavailable(`${repository.host} answered in a form that is not known.`);
  const { stars, path, isArchived, isPrivate } = description;
  // A count of it would tell what its owners keep to themselves.
  if (isPrivate)
    return unavailable('the repository is private, so readers cannot open it. Name a public one.');
  const hasMoved = path.toLowerCase() !== pathOf(repository).toLowerCase();
  const isName = typeof parseRepository(`https://${repository.host}/${path}`, [repository]) !== 'string';
  return { stars, isArchived, movedTo: hasMoved && isName ? path : undefined };
}

export const missing = ({ host }: Repository): Outcome =>
  unavailable(
    `${host} knows no public repository of this name. Correct the address, or remove the solution if it is gone.`,
  );

export const forbidden = ({ host }: Repository): Outcome =>
  unavailable(`${host} keeps this repository from being looked at. Open its page and see why.`);
