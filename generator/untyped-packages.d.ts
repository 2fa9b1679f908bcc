declare module 'spdx-expression-parse' {
  /** An SPDX expression as a tree. */
  export type Expression =
    | { readonly license: string; readonly plus?: true; readonly exception?: string }
    | { readonly conjunction: 'and' | 'or'; readonly left: Expression; readonly right: Expression };

  /** @throws {Error} when it is no SPDX expression */
  export default function parseExpression(expression: string): Expression;
}
