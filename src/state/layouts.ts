/** The ways to show results, as the attribute `layout` and the URL name them. */
export const LAYOUTS = ['cards', 'compact', 'table'] as const;

export type LayoutName = (typeof LAYOUTS)[number];
