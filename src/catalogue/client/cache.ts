// The browser's store (IndexedDB) of documents: how long, how many, and documents that shrink suspiciously.
import type { Environment } from '../../environment.js';
import { isObject } from '../prepare-entry.js';
import type { Catalogue } from '../schema.js';

/**
 * Keeps the last good documents of this site over page loads, in IndexedDB. Unlike the Cache API it is there on http
 * pages and out of the way of a site's own service worker; unlike localStorage it has room, does not block the page,
 * and takes nothing from the five million characters that the site has for itself.
 *
 * Storage can be missing, throw on access, hang, be full or hold anything. Then nothing is found and nothing is kept:
 * no function of this file ever throws or rejects.
 */

/** What is kept of a document. Nothing in here is about the reader. */
export interface StoredDocument {
  /** The document as it arrived, JSON. */
  readonly text: string;
  /** When it arrived or was found to be unchanged, in milliseconds since 1970. */
  readonly arrivedAt: number;
  /** Its ETag, where the server lets pages see it. */
  readonly validator: string | null;
  /** What the server has instead, if it was not taken since it has far less. */
  readonly smaller?: SmallerDocument | undefined;
}

const DATABASE = 'solution-catalogue';
const STORE = 'documents';
const BY_ARRIVAL = 'arrivedAt';

/** How long a document is kept, in milliseconds: 30 days. */
const KEPT_FOR_MS = 30 * 86_400_000;

/** How many documents are kept. */
const KEPT = 5;

/** How long an answer of the storage is waited for, in milliseconds: some browsers never give one. */
export const PATIENCE = 500;

/** The document that is kept for a URL, if there is one and it is no older than 30 days. */
export async function readStored(url: string, environment: Environment): Promise<StoredDocument | undefined> {
  const found = await new Promise<unknown>((resolve) => {
    const timer = environment.setTimeout(() => {
      resolve(undefined);
    }, PATIENCE);
    void withStore('readonly', (store) => store.get(url) as IDBRequest<unknown>).then((value) => {
      environment.clearTimeout(timer);
      resolve(value);
    });
  });
  return isStored(found) && found.arrivedAt > environment.now() - KEPT_FOR_MS ? found : undefined;
}

/** Keeps a document, and removes those that are too old or too many. */
export async function writeStored(
  url: string,
  document: StoredDocument,
  environment: Environment,
): Promise<void> {
  await withStore('readwrite', (store) => store.put(document, url));
  await removeOutdated(environment);
}

/** Forgets the document of a URL, because what is stored there is none. */
export async function removeStored(url: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(url));
}

/** Removes the documents that are too old, then the oldest of those that are too many. */
export async function removeOutdated(environment: Environment): Promise<void> {
  await withStore('readwrite', (store) => {
    const index = store.index(BY_ARRIVAL);
    /** Removes documents, the oldest first, until no more than `most` are left. */
    const remove = (most: number, range?: IDBKeyRange) => {
      const keys = index.getAllKeys(range);
      keys.onsuccess = () => {
        for (const key of keys.result.slice(0, Math.max(0, keys.result.length - most))) store.delete(key);
      };
      return keys;
    };
    remove(0, IDBKeyRange.upperBound(environment.now() - KEPT_FOR_MS));
    return remove(KEPT);
  });
}

function isStored(value: unknown): value is StoredDocument {
  if (!isObject(value)) return false;
  const { text, arrivedAt, validator, smaller } = value;
  return (
    typeof text === 'string' &&
    typeof arrivedAt === 'number' &&
    (typeof validator === 'string' || validator === null) &&
    (smaller === undefined || isSmaller(smaller))
  );
}

function isSmaller(value: unknown): value is SmallerDocument {
  return isObject(value) && typeof value.names === 'string' && typeof value.since === 'number';
}

/**
 * Does one thing with the store.
 * @returns what the request gives when its transaction is complete; undefined when anything goes wrong
 */
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
    // Where storage is missing or forbidden this throws, and the promise is rejected.
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

/**
 * How long a document that is much smaller than the last good one must be there before it is taken for meant, in
 * milliseconds.
 */
const CONFIRMED_AFTER_MS = 3_600_000;

/** A document that was not taken, since it had far less than the last good one. */
interface SmallerDocument {
  /** The names of its solutions: they stay the same where only star counts change. */
  readonly names: string;
  /** When it was first seen, in milliseconds since 1970. */
  readonly since: number;
}

/** What is known of the last good document. */
interface Known {
  readonly catalogue: Catalogue;
  readonly dropped: number;
  readonly smaller?: SmallerDocument | undefined;
}

/** Why a document is not taken at first sight. */
interface Shrinkage {
  /** In English. */
  readonly reason: string;
  readonly smaller: SmallerDocument;
  /** How long it has been there, in milliseconds; undefined when it is seen for the first time. */
  readonly age: number | undefined;
}

/**
 * Whether a document that has just arrived has so little that it is more likely a fault than meant: nothing usable, or
 * more than half of the last good one's solutions gone or unusable.
 * @param dropped how many of its entries are no usable solutions
 * @param known the last good document, if there is one
 * @param now in milliseconds since 1970
 */
export function shrinkageOf(
  { count, solutions }: Catalogue,
  dropped: number,
  known: Known | undefined,
  now: number,
): Shrinkage | undefined {
  const had = known?.catalogue.count ?? 0;
  const lost = Math.max(had - count, dropped - (known?.dropped ?? 0));
  if (known ? lost <= had / 2 : count > 0) return undefined;
  const names = solutions.map(({ name }) => name).join('\n');
  const isSeen = known?.smaller?.names === names;
  const since = isSeen ? known.smaller.since : now;
  const before = known ? `; the last good document, which stays, has ${had}` : '';
  return {
    reason: `It has ${count} usable solutions and ${dropped} unusable entries${before}.`,
    smaller: { names, since },
    age: isSeen ? now - since : undefined,
  };
}

/**
 * Whether a document of so little is taken all the same: it was there an hour ago, or before somebody asked for it anew.
 * @param isAsked whether somebody asks the server even if no request is due
 */
export function isConfirmed({ age }: Shrinkage, isAsked: boolean): boolean {
  return age !== undefined && (isAsked || age >= CONFIRMED_AFTER_MS);
}
