import { UsageError } from '../errors.js';
import type { Io } from '../context.js';

/**
 * When the document was made, in ISO 8601 to the second: `SOURCE_DATE_EPOCH` where it is set, so that a build can be
 * repeated, else the clock.
 * @throws {UsageError} when `SOURCE_DATE_EPOCH` is no number of seconds
 */
export function generatedAt({ env, now }: Pick<Io, 'env' | 'now'>): string {
  const epoch = env.SOURCE_DATE_EPOCH;
  if (epoch === undefined || epoch === '') return iso(now());
  const date = new Date(Number(epoch) * 1000);
  if (!/^\d{1,12}$/.test(epoch) || Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999)
    throw new UsageError(
      `SOURCE_DATE_EPOCH is "${epoch}"; it must be seconds since 1970, for example 1742000000.`,
    );
  return iso(date);
}

const iso = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z');
