// The size budget of the script that every reader of a page downloads. A file over it fails `npm test`.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The most that one file of the CDN may weigh, in kB (1000 bytes), compressed with brotli: docs/bundle.md tells for what. */
const BUDGETS = { 'solution-catalogue': 66, 'solution-card': 28 };

const kB = (bytes) => (bytes / 1000).toFixed(1);
const brotli = (code) => brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

for (const file of Object.keys(BUDGETS).flatMap((name) => [`${name}.js`, `${name}.iife.js`])) {
  const budget = BUDGETS[file.split('.')[0]];
  const code = readFileSync(new URL(`../../dist/cdn/${file}`, import.meta.url));
  const size = brotli(code).byteLength;
  console.log(
    `${file}: ${kB(code.byteLength)} kB, ${kB(gzipSync(code).byteLength)} gzip, ${kB(size)} brotli of ${budget}`,
  );
  if (size > budget * 1000) {
    console.error(
      `${file} is over the budget: node --import tsx tests/bench/bundle-size.ts tells which part grew.`,
    );
    process.exitCode = 1;
  }
}
