// The one change that the build makes to a library: the name of Lit's Trusted Types policy.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { trustedTypesPolicy } from '../../generator/bundle/script.js';
import { policyRefusal, requestPolicy } from '../../src/trusted-types.js';

const lit = readFileSync(new URL('../../node_modules/lit-html/lit-html.js', import.meta.url), 'utf8');
const { transform } = trustedTypesPolicy() as unknown as {
  transform: { handler: (code: string) => { code: string } };
};

describe('the Trusted Types policy of the script', () => {
  it('has a name of its own, and nothing else in Lit is changed', () => {
    const [, ...lines] = transform.handler(lit).code.split('\n');
    const changed = lines.join('\n');
    assert.ok(!changed.includes('"lit-html",{createHTML'));
    assert.equal(
      changed.replace(/requestPolicy\((\w+),"solution-catalogue",/, '$1.createPolicy("lit-html",'),
      lit,
    );
  });

  it('fails the build when Lit makes its policy in another way', () => {
    for (const other of ['', lit.replace('createPolicy', 'makePolicy'), lit + lit])
      assert.throws(() => transform.handler(other), /no longer makes its Trusted Types policy in one place/);
  });

  it('is asked for once; a refusal is kept, and is no error of the page', () => {
    const rules = { createHTML: (html: string) => html };
    const asked: unknown[] = [];
    const willing = { createPolicy: (...words: unknown[]) => ({ asked: asked.push(...words) }) };
    assert.deepEqual(requestPolicy(willing, 'ours', rules), { asked: 2 });
    assert.deepEqual(asked, ['ours', rules]);
    assert.equal(policyRefusal(), undefined);
    const refused = new TypeError('The policy is refused.');
    const unwilling = {
      createPolicy: () => {
        throw refused;
      },
    };
    assert.equal(requestPolicy(unwilling, 'ours', rules), undefined);
    assert.equal(policyRefusal(), refused);
  });
});
