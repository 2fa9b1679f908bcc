import { minify as terser } from 'terser';
import type { Plugin } from 'vite';
import { internalNames } from './internal-names.js';

/**
 * A second pass over the files of the CDN, for what Vite's minifier leaves.
 * @param isWhole whether the script is all that uses its code, so that its own properties may be called otherwise
 */
export function minify(isWhole: boolean): Plugin {
  return {
    name: 'minify',
    // tests/support/budget.mjs only weighs the modules.
    apply: ({ build }) => build?.minify !== false,
    async generateBundle({ format }, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const names = (isWhole ? internalNames(output.code) : []).map((name) => name.replaceAll('$', '\\$&'));
        const { code } = await terser(output.code, {
          module: format === 'es',
          ecma: 2020,
          toplevel: format === 'es',
          compress: { ecma: 2020, passes: 2, unsafe_arrows: true, keep_fargs: false },
          mangle: { properties: { regex: new RegExp(`^(?:${names.join('|')})$`), builtins: true } },
          format: { comments: false },
        });
        if (code === undefined) throw new Error(`${output.fileName}: nothing is left of it.`);
        output.code = code;
      }
    },
  };
}
