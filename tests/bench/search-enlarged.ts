import type { Solution } from '../../src/catalogue/schema.js';

/** Numbers from 0 to 1 that are the same at every run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A catalogue of any size: the solutions again and again, under new names and with the words of their descriptions
 * in new company, so that neither vocabulary nor lists are mere copies.
 */
export function enlarged(solutions: readonly Solution[], size: number, seed = 1): Solution[] {
  const random = seededRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const syllables = 'ka lo mi ra ven tor sil pax dro gen nu bel cor fi zan ter qua ix ol um'.split(' ');
  const invented = (): string => {
    const name = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join('');
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
  const mixed = (a: string, b: string): string => {
    const cut = a.indexOf(' ', a.length * 0.4);
    return a.slice(0, cut < 0 ? undefined : cut) + b.slice(Math.max(0, b.indexOf(' ', b.length * 0.5)));
  };
  return Array.from({ length: size }, (_, at) => {
    const base = solutions[at % solutions.length]!;
    if (at < solutions.length) return base;
    const other = pick(solutions);
    const french = base.descriptionFr && other.descriptionFr;
    const italian = base.descriptionIt && other.descriptionIt;
    return {
      ...base,
      name: random() < 0.5 ? invented() : `${invented()} ${invented()}`,
      description: mixed(base.description, other.description),
      descriptionEn: mixed(base.descriptionEn, other.descriptionEn),
      ...(french ? { descriptionFr: mixed(base.descriptionFr!, french) } : {}),
      ...(italian ? { descriptionIt: mixed(base.descriptionIt!, italian) } : {}),
      stars: random() < 0.2 ? null : Math.floor(10 ** (random() * 5)),
    };
  });
}
