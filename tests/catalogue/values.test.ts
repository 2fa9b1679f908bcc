import { expect } from '@open-wc/testing';
import { licenceKind } from '../../src/catalogue/values.js';

describe('what a licence asks for', () => {
  for (const [license, kind] of [
    ['MIT', 'permissive'],
    ['Apache-2.0', 'permissive'],
    ['BSD-3-Clause', 'permissive'],
    ['0BSD', 'permissive'],
    ['PostgreSQL', 'permissive'],
    ['MPL-2.0', 'weak'],
    ['LGPL-2.1-or-later', 'weak'],
    ['EPL-2.0', 'weak'],
    ['GPL-2.0-only', 'copyleft'],
    ['GPL-3.0-or-later WITH GCC-exception-3.1', 'copyleft'],
    ['AGPL-3.0-only', 'network'],
    ['EUPL-1.2', 'network'],
    ['OSL-3.0 AND AFL-3.0', 'network'],
    ['AGPL-3.0-only AND Apache-2.0 AND MIT', 'network'],
    ['GPL-2.0-only OR MIT', 'permissive'],
    ['CC-BY-SA-4.0', 'copyleft'],
    ['CC-BY-4.0', 'permissive'],
    ['MIT AND Nobody-Knows-1.0', undefined],
    ['(MIT OR GPL-2.0-only) AND Apache-2.0', undefined],
    ['MIT OR Apache-2.0 AND GPL-3.0-only', undefined],
    ['LicenseRef-own', undefined],
    ['', undefined],
    ['MITigated', undefined],
  ] as const)
    it(`${license || '(nothing)'}: ${kind ?? 'unexplained'}`, () => {
      expect(licenceKind(license)).to.equal(kind);
    });
});
