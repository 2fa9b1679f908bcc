import { PATIENCE } from '../../src/catalogue/client/cache.js';
import { HeldTimers } from './held-timers.js';
import { until } from './until.js';

/** What the client has stored on this site: the documents by URL. */
export interface Stored {
  text: unknown;
  arrivedAt: unknown;
  validator: unknown;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error(String(request.error)));
    };
  });

async function withDocuments<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open('solution-catalogue', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('documents').createIndex('arrivedAt', 'arrivedAt');
  };
  const database = await done(opening);
  try {
    return await work(database.transaction('documents', 'readwrite').objectStore('documents'));
  } finally {
    database.close();
  }
}

/** What is stored, by the URLs' paths. */
export async function storedDocuments(): Promise<Map<string, Stored>> {
  return await withDocuments(async (store) => {
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return new Map(keys.map((key, at) => [new URL(key as string).pathname, values[at] as Stored]));
  });
}

/** While it holds, the client waits for the storage however long that takes: on a busy machine it is no hanging one. */
export const patience = new HeldTimers(PATIENCE);

/** The same, as a script for another page. */
export const PATIENT = `{
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (run, time, ...rest) => (time === ${PATIENCE} ? 0 : setTimeout(run, time, ...rest));
}`;

/** Waits until something is stored for a path that `accepts` says yes to. */
export async function stored(
  path: string,
  accepts: (value: Stored) => boolean = () => true,
): Promise<Stored> {
  return await until(`something is stored for ${path}`, async () => {
    const value = (await storedDocuments()).get(path);
    return value && accepts(value) ? value : undefined;
  });
}

/** Puts anything into the storage. */
export async function store(path: string, value: unknown): Promise<void> {
  await withDocuments((documents) => done(documents.put(value, new URL(path, location.href).href)));
}

/** Changes what is stored for a path. */
export async function changeStored(path: string, change: Partial<Stored>): Promise<void> {
  await store(path, { ...(await stored(path)), ...change });
}

export async function clearStored(): Promise<void> {
  await withDocuments((documents) => done(documents.clear()));
}
