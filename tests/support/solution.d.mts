import type { Catalogue, Solution } from '../../src/catalogue/schema.js';

export function aSolution(name: string, change?: Partial<Solution>): Solution;
export function aCatalogue(solutions: Solution[], change?: Partial<Catalogue>): Catalogue;
