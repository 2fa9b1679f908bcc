import type { Plugin } from 'vite';
import { compiledSchema } from './compiled-schema.js';
import { fuseForWords } from './fuse-for-words.js';
import { minify } from './minify.js';
import { strictLit } from './strict-lit.js';
import { templates } from './templates.js';

/** What makes the files of the CDN what they are. Tests and benches that bundle a part of them do so with the same. */
export function readerPlugins(): Plugin[] {
  return [compiledSchema(), strictLit(), fuseForWords(), templates(), minify()];
}
