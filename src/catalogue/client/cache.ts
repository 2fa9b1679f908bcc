import { worker } from './scheduler.js';

/**
 * Keeps the last good documents of this site over page loads, in IndexedDB: unlike the Cache API it is there on http
 * pages and out of the way of a site's own service worker, unlike localStorage it has room, does not block the page,
 * and takes nothing from the five million characters that the site has for itself.
 *
 * Storage can be missing, throw on access, hang, be full or hold anything. Then there is no document to be had, and
 * none is kept: no function of this file ever throws or rejects.
 */

/** What is kept of a document. Nothing in here is about the reader. */
export interface StoredDocument {
  /** The document as it arrived, JSON. */
  readonly text: string;
  /** When it arrived or was found to be unchanged, in milliseconds since 1970. */
  readonly arrivedAt: number;
  /** Its ETag, where the server lets pages see it. */
  readonly validator: string | null;
}

const DATABASE = 'solution-catalogue';
const STORE = 'documents';
const BY_ARRIVAL = 'arrivedAt';

/** How long a document is kept, in milliseconds: 30 days. */
const KEPT_FOR = 30 * 86_400_000;

/** How many documents are kept. */
const KEPT = 5;

/** Longer texts are kept as blobs, which the browser copies beside the page's work, in UTF-16 units. */
export const LARGE = 2_000_000;

/** How long an answer of the storage is waited for, in milliseconds: some browsers never give one. */
export const PATIENCE = 500;

/** The document that is kept for a URL, if there is one and it is no older than 30 days. */
export async function readStored(url: string): Promise<StoredDocument | undefined> {
  const found = await new Promise<unknown>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE);
    void withStore('readonly', (store) => store.get(url) as IDBRequest<unknown>).then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
  if (!isStored(found) || found.arrivedAt <= Date.now() - KEPT_FOR) return undefined;
  try {
    const { text } = found;
    return { ...found, text: typeof text === 'string' ? text : await text.text() };
  } catch {
    return undefined;
  }
}

/** Keeps a document, and removes those that are too old or too many. */
export async function writeStored(url: string, document: StoredDocument): Promise<void> {
  const put = (kept: Kept) => withStore('readwrite', (store) => store.put(kept, url));
  const { text } = document;
  const isKept = text.length > LARGE && (await put({ ...document, text: await blobOf(text) }));
  // WebKit takes no blobs in private windows.
  if (!isKept) await put(document);
  await removeOutdated();
}

/** Forgets the document of a URL: it was none. */
export async function removeStored(url: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(url));
}

/** Removes the documents that are too old, then the oldest of those that are too many. */
export async function removeOutdated(): Promise<void> {
  await withStore('readwrite', (store) => {
    const index = store.index(BY_ARRIVAL);
    const remove = (most: number, range?: IDBKeyRange) => {
      const keys = index.getAllKeys(range);
      keys.onsuccess = () => {
        for (const key of keys.result.slice(0, Math.max(0, keys.result.length - most))) store.delete(key);
      };
      return keys;
    };
    remove(0, IDBKeyRange.upperBound(Date.now() - KEPT_FOR));
    return remove(KEPT);
  });
}

/** As it lies in the storage. */
type Kept = Omit<StoredDocument, 'text'> & { readonly text: string | Blob };

/** A text as a blob, made in short tasks of pieces that part no pair of surrogates. */
async function blobOf(text: string): Promise<Blob> {
  const pieces: Blob[] = [];
  const rest = worker();
  for (let at = 0; at < text.length;) {
    const end = at + LARGE / 4;
    const to = end + Number(/[\uDC00-\uDFFF]/.test(text.charAt(end)));
    pieces.push(new Blob([text.slice(at, to)]));
    at = to;
    await rest();
  }
  return new Blob(pieces);
}

function isStored(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { text, arrivedAt, validator } = value as Record<string, unknown>;
  return (
    (typeof text === 'string' || text instanceof Blob) &&
    typeof arrivedAt === 'number' &&
    (typeof validator === 'string' || validator === null)
  );
}

/** Does one thing with the store. Whatever goes wrong, there is no result. */
async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  let database: IDBDatabase | undefined;
  try {
    database = await open();
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = reject;
    });
    return request.result;
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Throws where storage is missing or forbidden: that rejects.
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE).createIndex(BY_ARRIVAL, BY_ARRIVAL);
    };
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = reject;
    request.onblocked = reject;
  });
}
