/** Lit's options for a property that is a number: an attribute that is none leaves it undefined. */
export const numberAttribute = {
  fromAttribute(value: string | null): number | undefined {
    const number = value === null || value.trim() === '' ? NaN : Number(value);
    return Number.isFinite(number) ? number : undefined;
  },
};
