// What the client keeps and asks for, and what bodies it survives, in WebKit where it is installed.
import { browserNames } from '../../support/find-browsers.mjs';
import { testBodies } from '../client-bodies.js';
import { testCaching } from '../client-caching.js';

if (browserNames().includes('webkit')) {
  testCaching('webkit');
  testBodies('webkit');
}
