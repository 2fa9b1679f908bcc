import type { Io } from '../context.js';
import { openCache } from './cache-file.js';
import { loadSources, type Sources } from './load.js';

/** Reads and checks the sources of a catalogue; what had no problem in an earlier run is not checked again. */
export function loadCached(folder: string, io: Pick<Io, 'env' | 'now'>): Sources {
  const file = openCache(folder, io);
  const sources = loadSources(folder, io.now(), file?.cache);
  file?.save();
  return sources;
}
