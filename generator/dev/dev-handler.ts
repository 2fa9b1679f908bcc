import { existsSync, readFileSync } from 'node:fs';
import { refuse, respond } from '../serve/respond.js';
import type { Handler } from '../serve/server.js';
import type { LiveEvents } from './live-events.js';
import {
  LIVE_EVENTS_PATH,
  LIVE_SCRIPT,
  LIVE_SCRIPT_PATH,
  LIVE_STYLE_PATH,
  PREVIEW_POLICY,
  PREVIEW_STYLE,
  previewPage,
} from './live-page.js';

/**
 * Answers what is there during development only: the preview page, the element, and live reload.
 * @param element where the element's bundle is, when it is built
 */
export function devHandler(events: LiveEvents, element: string): Handler {
  return (path, _request, response) => {
    switch (path) {
      case '/':
        respond(response, 200, 'text/html', previewPage(existsSync(element)), {
          'Content-Security-Policy': PREVIEW_POLICY,
        });
        return true;
      case '/assets/solution-catalogue.js':
        if (existsSync(element)) respond(response, 200, 'text/javascript', readFileSync(element, 'utf8'));
        else refuse(response, 404, 'The element is not built yet. Run "npm run build".');
        return true;
      case LIVE_SCRIPT_PATH:
        respond(response, 200, 'text/javascript', LIVE_SCRIPT);
        return true;
      case LIVE_STYLE_PATH:
        respond(response, 200, 'text/css', PREVIEW_STYLE);
        return true;
      case LIVE_EVENTS_PATH:
        events.listen(response);
        return true;
      default:
        return false;
    }
  };
}
