import { CatalogueError } from './errors.js';
import { parseUrl } from './meaning.js';

/** The path of the service's one endpoint, below its base URL. */
const ENDPOINT = '/api/v1/solutions.json';

/**
 * The URL of the document that `src` names.
 * @param src URL of the document, whose path ends in `.json`, or base URL of the service: then its endpoint is appended
 * @param base what a relative `src` is relative to
 * @returns the absolute URL without its fragment, so that all spellings of one address share a request
 * @throws {CatalogueError} of kind `network` when it is no http(s) URL
 */
export function documentUrl(src: string, base?: string): string {
  const url = parseUrl(src, base);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CatalogueError('network', `"${src}" is no http or https URL.`);
  if (!url.pathname.endsWith('.json')) url.pathname = url.pathname.replace(/\/*$/, '') + ENDPOINT;
  url.hash = '';
  return url.href;
}
