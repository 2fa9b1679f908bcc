import { expect } from '@open-wc/testing';
import { DEPLOYMENTS, PLATFORMS } from '../../src/catalogue/values.js';
import { PLATFORMS as PLATFORM_WORDS } from '../../src/search/languages/meanings.js';

it('people have words for every platform and deployment', () => {
  const meant = PLATFORM_WORDS.flatMap(([, tags]) => tags.split(' '));
  expect(meant).to.include.members([...PLATFORMS, ...DEPLOYMENTS]);
});
