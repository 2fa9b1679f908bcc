/** What a value is called; a value without a name, whatever it is ("constructor"), stands as it is. */
export function nameOf(value: string, names: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(names, value) ? names[value] : undefined) ?? value;
}
