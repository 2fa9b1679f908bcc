import { headerRules, type HeaderRule } from '../hosting/header-rules.js';
import { headersFile } from '../hosting/headers-file.js';
import { readHeadersFile, type HeadersOf } from '../hosting/read-headers-file.js';
import type { Files } from './files.js';

/** What files are sent with when no rule says anything: pages of others, and whatever lies in the folder besides. */
const DEFAULTS: HeaderRule['headers'] = { 'Cache-Control': 'no-cache' };

/** In a folder without rules the document is served as the contract wants it all the same. */
const WITHOUT_FILE = headersFile(
  '',
  headerRules('').filter(({ name }) => name === 'document'),
);

/** The headers that the served folder asks for in its `_headers`. */
export class Headers {
  #read: { hash: string; headersOf: HeadersOf } | undefined;
  readonly #files: Files;

  constructor(files: Files) {
    this.#files = files;
  }

  /** @param path below the folder, with slashes */
  of(path: string): HeaderRule['headers'] {
    const file = this.#files.find(['_headers']);
    const hash = file?.hash ?? '';
    if (this.#read?.hash !== hash)
      this.#read = { hash, headersOf: readHeadersFile(file?.bytes.toString() ?? WITHOUT_FILE) };
    return { ...DEFAULTS, ...this.#read.headersOf(path) };
  }
}
