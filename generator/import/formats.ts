/** What can be imported. */
export const IMPORT_FORMATS = ['json', 'publiccode', 'awesome-selfhosted'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];
