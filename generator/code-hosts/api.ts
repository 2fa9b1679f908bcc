import type { Repository } from '../sources/checks/repository.js';
import type { Outcome } from '../stars/outcome.js';
import type { ApiAnswer, ApiRequest } from '../stars/send.js';

/** How the stars of repositories are asked for and read. Nothing in here touches the network. */
export interface Api {
  /** The most repositories of one request. */
  readonly batchSize: number;
  request(batch: readonly Repository[]): ApiRequest;
  /**
   * Reads an answer whose status is no failure of the host.
   * @returns what became of every repository, in their order: an outcome, `again` when it was left out and asking
   *   once more may help, or `next` when another API of the host should be asked
   */
  read(answer: ApiAnswer, batch: readonly Repository[]): readonly (Outcome | 'again' | 'next')[];
}

/** What every kind of host says of a repository, in the words of none. */
export interface Description {
  readonly stars: number;
  /** `owner/name`, as the host writes it. */
  readonly path: string;
  readonly isArchived: boolean;
  readonly isPrivate: boolean;
}

export const pathOf = ({ owner, name }: Repository): string => `${owner}/${name}`;
