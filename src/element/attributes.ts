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

/** Lit's options for a property that is a number: an attribute that is none leaves it undefined. */
export const numberAttribute = {
  fromAttribute(value: string | null): number | undefined {
    const number = value === null || value.trim() === '' ? NaN : Number(value);
    return Number.isFinite(number) ? number : undefined;
  },
};
