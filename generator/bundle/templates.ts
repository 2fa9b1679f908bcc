import { transform } from 'lightningcss';
import MagicString from 'magic-string';
import { parseSync, Visitor, type Plugin } from 'vite';
import { assertReadable } from './readable-template.js';

/** Elements beside which white space is never seen. */
const BLOCK =
  '</?(?:article|div|d[ldt]|fieldset|h[1-6]|hr|legend|li|ol|option|p|search|section|select|summary|details|table|tbody|t[dhr]|thead|ul)\\b';
const BESIDE_BLOCKS = new RegExp(`\\s+(?=${BLOCK})|(?<=${BLOCK}[^<>]*>)\\s+`, 'g');

/**
 * Minifies the style sheets and templates in code, which minifiers of code leave as they are, and fails for a template
 * that generator/bundle/lit/prepare.ts would read otherwise than a browser.
 */
export function templates(): Plugin {
  return {
    name: 'templates',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /\b(?:css|html)`/ },
      handler(code, id) {
        const changed = new MagicString(code);
        const { program } = parseSync(id.replace(/\.ts$/, '.js'), code);
        new Visitor({
          TaggedTemplateExpression({ tag, quasi }) {
            if (tag.type !== 'Identifier' || !['css', 'html'].includes(tag.name)) return;
            const texts = quasi.quasis.map(({ value }) => value.raw);
            const lean = tag.name === 'css' ? leanCss(texts, id) : leanHtml(texts, id);
            quasi.quasis.forEach(({ start, end, value }, index) => {
              const at = code.indexOf(value.raw, start);
              if (at < 0 || at > end) throw new Error(`${id}: a template is not where it was read.`);
              if (value.raw !== '') changed.overwrite(at, at + value.raw.length, lean[index] ?? '');
            });
          },
        }).visit(program);
        return { code: changed.toString(), map: null };
      },
    },
  };
}

function leanCss(texts: string[], id: string): string[] {
  const [text = '', ...more] = texts;
  if (more.length > 0) throw new Error(`${id}: style sheets have no expressions; use a custom property.`);
  const { code, warnings } = transform({ filename: id, code: Buffer.from(text), minify: true });
  for (const { message } of warnings) throw new Error(`${id}: ${message}`);
  return [code.toString().replaceAll('\\', '\\\\').replaceAll('`', '\\`')];
}

function leanHtml(texts: string[], id: string): string[] {
  const EXPRESSION = '\u0000';
  const lean = texts
    .join(EXPRESSION)
    .replace(/\s+/g, ' ')
    .replace(BESIDE_BLOCKS, '')
    .replace(/(<(?:input|br|hr|img|wbr|col)\b[^>]*?) ?\/>/g, '$1>')
    .replaceAll(' >', '>')
    .split(EXPRESSION);
  assertReadable(lean, id);
  return lean;
}
