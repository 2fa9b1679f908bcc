import { parseCatalogue, parsing } from '../../src/catalogue/parse.ts';
import { solutionSchema } from '../../src/catalogue/schema.ts';
import * as z from 'zod/mini';
import { headOf } from '../../src/catalogue/pieces.ts';
import { prepareEntry } from '../../src/catalogue/entry.ts';
import { readPieces } from '../../src/catalogue/pieces.ts';
import { readFileSync } from 'node:fs';
const d = JSON.parse(readFileSync('/work/shared/data/awesome-selfhosted.json', 'utf8'));
const big = (n: number) => ({
  ...d,
  count: n,
  solutions: Array.from({ length: n }, (_, i) => ({
    ...d.solutions[i % 1255],
    name: d.solutions[i % 1255].name + ' ' + i,
  })),
});
for (const n of [200, 1000, 10000]) {
  const t = JSON.stringify(big(n));
  for (let k = 0; k < 3; k++) {
    const a = performance.now();
    const j = JSON.parse(t);
    const b = performance.now();
    for (const s of j.solutions) z.safeParse(solutionSchema(), s);
    const c = performance.now();
    for (const s of j.solutions) prepareEntry(s);
    const c1 = performance.now();
    for (const p of readPieces(t));
    const c2 = performance.now();
    const r = parseCatalogue(t);
    const e = performance.now();
    const h = parseCatalogue(headOf(t)!);
    const f = performance.now();
    let worst = 0,
      steps = 0;
    const it = parsing(t);
    for (;;) {
      const x = performance.now();
      const { done } = it.next();
      worst = Math.max(worst, performance.now() - x);
      steps++;
      if (done) break;
    }
    console.log(
      n,
      t.length,
      'json',
      (b - a).toFixed(1),
      'zod only',
      (c - b).toFixed(1),
      'prepare',
      (c1 - c).toFixed(1),
      'pieces',
      (c2 - c1).toFixed(1),
      'parseCatalogue',
      (e - c2).toFixed(1),
      r.count,
      'head',
      (f - e).toFixed(1),
      h.count,
      'worst step',
      worst.toFixed(1),
      steps,
    );
  }
}
(Object.prototype as any).evil = 'x';
const t = JSON.stringify(big(10));
console.log(parseCatalogue(t).count, Object.keys(Object.prototype));
