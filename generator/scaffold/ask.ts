/** A question to the person at the terminal. */
export interface TextQuestion {
  readonly message: string;
  readonly initial?: string | undefined;
  /** What is wrong with an answer; undefined when it will do. */
  readonly check?: (answer: string) => string | undefined;
}

export interface ChoiceQuestion {
  readonly message: string;
  readonly choices: readonly { readonly value: string; readonly label?: string }[];
}

/** Asks. Every answer is undefined when the person has had enough of questions (Ctrl+C). */
export interface Ask {
  text(question: TextQuestion): Promise<string | undefined>;
  /** One of several. */
  one(question: ChoiceQuestion): Promise<string | undefined>;
  /** Any number of several. */
  some(question: ChoiceQuestion): Promise<string[] | undefined>;
}
