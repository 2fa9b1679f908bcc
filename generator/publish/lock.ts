// The lock that keeps two builds from writing into one folder, and when it is stale.
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { explainCode } from '../disk/write-file.js';
import { RefusedError, systemCode } from '../errors.js';
import { LOCK, STAGE } from './staging.js';

/**
 * The file that names the owner. The lock itself is a folder: on every file system a folder can be renamed into place
 * atomically with its owner's name already in it.
 */
const OWNER = 'owner.json';

/** A lock that was not touched for this long, in milliseconds, is stale. */
const STALE_AFTER = 10 * 60_000;
/** How often a build says that it still has the lock, in milliseconds. */
const TOUCH_EVERY = 30_000;

interface Owner {
  readonly pid: number;
  readonly host: string;
}

/** The locks that this process holds. A lock with its process id may also be left from an earlier process. */
const held = new Set<string>();

/**
 * Does something with a folder while no other build does. What a killed build has left is no hindrance.
 * @param folder is made when it is not there, and removed again when it stays empty
 * @throws {RefusedError} when another build is at work, or the folder cannot be written to
 */
export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const release = acquire(folder);
  const lock = join(folder, LOCK);
  const timer = setInterval(() => {
    touch(lock);
  }, TOUCH_EVERY).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    release();
  }
}

function acquire(folder: string): () => void {
  const lock = join(folder, LOCK);
  try {
    const firstMade = mkdirSync(folder, { recursive: true });
    take(folder, lock);
    held.add(lock);
    return () => {
      held.delete(lock);
      rmSync(lock, { recursive: true, force: true });
      if (firstMade !== undefined) removeMade(folder, firstMade);
    };
  } catch (error) {
    const code = systemCode(error);
    if (code === '') throw error;
    throw new RefusedError(`Nothing was published in ${folder}: ${explainCode(code)}`, { cause: error });
  }
}

/** Removes the folders that were made for the lock, as long as they are empty. */
function removeMade(folder: string, first: string): void {
  try {
    for (let path = folder; path.startsWith(first); path = dirname(path)) rmdirSync(path);
  } catch {
    // The folder is not empty.
  }
}

function take(folder: string, lock: string): void {
  const own = mkdtempSync(join(folder, STAGE));
  try {
    const owner: Owner = { pid: process.pid, host: hostname() };
    writeFileSync(join(own, OWNER), JSON.stringify(owner));
    const now = statSync(own).mtimeMs;
    // Try once; if the existing lock turns out to be stale, remove it and try again.
    if (rename(own, lock)) return;
    const other = readOwner(lock);
    if (!isStale(lock, other, now) || !steal(lock, other, own) || !rename(own, lock))
      throw inUse(folder, other);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** @returns whether it worked; it does not where a folder is that has something in it */
function rename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'].includes(systemCode(error)) && ageOf(to) !== undefined)
      return false;
    throw error;
  }
}

/** Takes a stale lock away, unless another process was faster and has put its own there. */
function steal(lock: string, stale: Owner | undefined, own: string): boolean {
  const away = `${own}-stale`;
  if (!rename(lock, away)) return false;
  const taken = readOwner(away);
  if (taken?.pid !== stale?.pid || taken?.host !== stale?.host) return rename(away, lock) && false;
  rmSync(away, { recursive: true, force: true });
  return true;
}

function isStale(lock: string, owner: Owner | undefined, now: number): boolean {
  if (now - (ageOf(lock) ?? 0) > STALE_AFTER) return true;
  if (owner?.host !== hostname()) return owner === undefined;
  if (owner.pid === process.pid) return !held.has(lock);
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return systemCode(error) === 'ESRCH';
  }
}

function inUse(folder: string, owner: Owner | undefined): RefusedError {
  const who = owner ? ` (process ${owner.pid} on ${owner.host})` : '';
  return new RefusedError(
    `Nothing was published in ${folder}: another build is at work there${who}. Wait until it is done. ` +
      `If there is none, remove ${LOCK} in that folder.`,
  );
}

function readOwner(lock: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(join(lock, OWNER), 'utf8')) as Partial<Owner> | null;
    return typeof owner?.pid === 'number' && typeof owner.host === 'string'
      ? { pid: owner.pid, host: owner.host }
      : undefined;
  } catch {
    return undefined;
  }
}

/** When a folder was last touched, by the clock of its file system. */
function ageOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function touch(lock: string): void {
  try {
    const now = new Date(performance.timeOrigin + performance.now());
    utimesSync(lock, now, now);
  } catch {
    // Somebody has removed the lock by hand. The build goes on.
  }
}
