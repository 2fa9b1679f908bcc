/** What asking for the stars of a repository came to. */
export type Outcome = Counted | Unavailable;

export interface Counted {
  readonly stars: number;
  /** Whether its owners have archived it. */
  readonly isArchived: boolean;
  /** Where it is now, as `owner/name`, when that is another place than the one asked for. */
  readonly movedTo: string | undefined;
}

export interface Unavailable {
  readonly stars: null;
  /** Why, as a sentence. */
  readonly reason: string;
  /** Whether it is the host's fault: another day, the same question may be answered. */
  readonly isHostFailure: boolean;
}

export const unavailable = (reason: string): Unavailable => ({ stars: null, reason, isHostFailure: false });

/** A host did not answer, or not to the question. The message is a sentence that names neither host nor token. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure';

  /**
   * @param message as in "no star count: it …"
   * @param isTransient whether asking again may help
   * @param isFinal whether no other question to the host will be answered either
   * @param wait how long the host wants to be left alone, in milliseconds
   */
  constructor(
    message: string,
    readonly isTransient: boolean,
    readonly isFinal = false,
    readonly wait?: number,
  ) {
    super(message);
  }
}
