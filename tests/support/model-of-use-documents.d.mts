import type { Catalogue } from '../../src/catalogue/schema.js';

/** A document of so many solutions. */
export function aDocument(name: string, count: number): Catalogue;
/** The documents by their addresses. */
export const DOCUMENTS: Record<string, Catalogue | undefined>;
/** Every action, and how many variants it has. */
export const ACTIONS: Record<string, number>;
