// What the client keeps and asks for, and what bodies it survives, in the browsers besides Chromium.
import { browserNames } from '../browsers.js';
import { testBodies } from '../client-bodies.js';
import { testCaching } from '../client-caching.js';

for (const name of browserNames()) {
  if (name === 'chromium') continue;
  testCaching(name);
  testBodies(name);
}
