import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** Style sheets, and what is words rather than code. These modules do nothing when they are loaded. */
const TEXTS = [/^(?:.+\.styles|styles\/.+)\.ts$/, /^i18n\/(?:languages|categories)\.ts$/, /-words\.ts$/];

/** The modules of src that are texts, those that are alike beside each other. */
export function textModules(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return TEXTS.flatMap((text) => files.filter((file) => text.test(file)));
}

/** Puts texts in front of the code, rather than where it first needs them: what is alike packs better side by side. */
export function textsFirst(): Plugin {
  return {
    name: 'texts-first',
    transform: {
      filter: { id: /\/src\/define\.ts$/ },
      handler: (code) => ({
        code: [...textModules().map((file) => `import ${JSON.stringify(`${SRC}/${file}`)};`), code].join(
          '\n',
        ),
        map: null,
      }),
    },
  };
}
