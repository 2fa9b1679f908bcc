import type { Plugin } from 'vite';
import { compiledSchema } from './compiled-schema.js';
import { packedMessages } from './compiled-messages.js';
import { fuseForWords } from './fuse-for-words.js';
import { minify } from './minify.js';
import { ownLit } from './own-lit.js';
import { plainProperties } from './plain-properties.js';
import { templates } from './templates.js';
import { textsFirst } from './texts-first.js';

/** What makes the files of the CDN what they are. Tests and benches that bundle a part of them do so with the same. */
export function readerPlugins({ isWhole = false } = {}): Plugin[] {
  return [
    compiledSchema(),
    packedMessages(),
    plainProperties(),
    ownLit(),
    fuseForWords(),
    templates(),
    textsFirst(),
    minify(isWhole),
  ];
}
