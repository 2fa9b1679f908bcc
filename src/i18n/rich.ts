/**
 * Fills the places of a message with marked-up parts, so that sentences stay whole in the translations.
 * @param message a text with places such as `{link}`
 * @param parts what goes into each place
 * @returns the texts and parts in the order in which the message has them
 */
export function interleave<T>(message: string, parts: Readonly<Record<string, T>>): (string | T)[] {
  return message.split(/\{(\w+)\}/).map((piece, position) => {
    const isPlace = position % 2 === 1;
    return isPlace ? (parts[piece] ?? piece) : piece;
  });
}
