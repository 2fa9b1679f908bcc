/** The attribute of a property: its name in small letters, with dashes. */
export const attributeOf = (name: string): string => name.replace(/[A-Z]/g, '-$&').toLowerCase();
