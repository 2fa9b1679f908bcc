/**
 * Runs some work as if nobody had put enumerable properties on `Object.prototype`. Zod walks over objects with
 * `for … in` and breaks on what it finds there. Nothing else runs meanwhile, so the page sees no difference.
 * @internal What is published checks without zod.
 */
export function withPlainObjects<T>(work: () => T): T {
  const prototype = Object.prototype;
  const added: [string, PropertyDescriptor][] = [];
  try {
    for (const key of Object.keys(prototype)) {
      const descriptor = Object.getOwnPropertyDescriptor(prototype, key);
      if (!descriptor?.configurable) continue;
      Object.defineProperty(prototype, key, { ...descriptor, enumerable: false });
      added.push([key, descriptor]);
    }
    return work();
  } finally {
    for (const [key, descriptor] of added) Object.defineProperty(prototype, key, descriptor);
  }
}
