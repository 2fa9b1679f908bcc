import { after, describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import certainAssertions from '../support/certain-assertions.mjs';

Object.assign(RuleTester, { afterAll: after, describe, it });

const inTest = (code: string) => `it('holds', () => { ${code} });`;
const errors = [{ messageId: 'uncertain' }];

new RuleTester().run('certain-assertions', certainAssertions, {
  valid: [
    "expect(list.length).to.equal(3); for (const each of list) expect(each).to.equal('a');",
    'for (const each of [1, 2]) assert.ok(each);',
    'for (const each of TABLE) assert.ok(each);',
    'const table = { a: [1] }; for (const [name, rows] of Object.entries(table)) for (const row of rows) assert.ok(row);',
    'Array.from({ length: 3 }).forEach((_, index) => assert.ok(index < 3));',
    'if (isLong) assert.ok(a); else assert.ok(b);',
    "if (!browser) { t.skip('no browser'); return; } assert.ok(browser);",
    'fc.assert(fc.property(fc.string(), (text) => { assert.equal(read(text), text); }));',
    'assertAll(list);',
  ].map(inTest),
  invalid: [
    'for (const each of list) assert.ok(each);',
    'for (const each of document.querySelectorAll("a")) expect(each).to.exist;',
    'const list = find(); for (const each of list) assert.ok(each);',
    'for (const each of []) assert.ok(each);',
    'list.forEach((each) => assert.ok(each));',
    'list.every((each) => { expect(each).to.exist; return true; });',
    'if (found) expect(found).to.exist;',
    'found && assert.ok(found);',
    'try { act(); } catch (error) { assert.match(error.message, /a/); }',
    'if (!browser) return; assert.ok(browser);',
    "fc.assert(fc.property(fc.string(), (text) => { if (text === '') return; assert.equal(read(text), text); }));",
  ].map((code) => ({ code: inTest(code), errors })),
});
