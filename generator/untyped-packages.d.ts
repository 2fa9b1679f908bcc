declare module 'spdx-expression-parse' {
  /**
   * @returns the expression as a tree
   * @throws {Error} when it is no SPDX expression
   */
  export default function parseExpression(expression: string): unknown;
}
