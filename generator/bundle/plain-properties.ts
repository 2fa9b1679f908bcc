import type { Plugin } from 'vite';
import { attributeOf } from './lit/attribute-of.js';

/** `@property({…}) name`, as the compiler leaves it. */
const DECORATED =
  /\b_*decorate\(\[property\(((?:[^()]|\([^()]*\))*)\)\], (\w+)\.prototype, "(\w+)", (?:void 0|null)\);/g;

const IMPORT = /^import \{ property \} from ['"]lit\/decorators\.js['"];$/m;

/** Options without what generator/bundle/lit/element.ts takes for granted: an attribute has the name with dashes. */
function leanOptions(options: string, name: string, id: string): string {
  const attribute = /\battribute: "([^"]*)"/.exec(options)?.[1] ?? name.toLowerCase();
  if (attribute !== attributeOf(name))
    throw new Error(`${id}: the attribute of ${name} must be called ${attributeOf(name)}.`);
  const lean = options.replace(/\battribute: "[^"]*",?\s*|\btype: Number,\s*(?=converter\b)/g, '');
  return /^\{\s*\}$/.test(lean) ? '' : lean;
}

/** Declares Lit's properties by calls instead of decorators, whose helper is for decorators of any kind. */
export function plainProperties(): Plugin {
  return {
    name: 'plain-properties',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: IMPORT },
      handler(code, id) {
        const plain = code
          .replace(IMPORT, '')
          .replaceAll(DECORATED, (_, options: string, made: string, name: string) => {
            const asked = leanOptions(options, name, id);
            return `${made}.createProperty("${name}"${asked && `, ${asked}`});`;
          });
        if (/\bdecorate\(/.test(plain))
          throw new Error(
            `${id}: generator/bundle/plain-properties.ts knows no other decorator than @property.`,
          );
        return { code: plain, map: null };
      },
    },
  };
}
