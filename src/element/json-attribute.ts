/** Lit's options for a property that is written as JSON: what cannot be read counts as not set. */
export const jsonAttribute = {
  fromAttribute(value: string | null): unknown {
    try {
      return JSON.parse(value ?? 'null');
    } catch {
      return null;
    }
  },
};
