const YEAR_FIRST =
  /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|\/(\d{1,2})\/(\d{1,2})|\.(\d{1,2})\.(\d{1,2}))(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const DAY_FIRST = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/**
 * A date in the form YYYY-MM-DD, where it is clear which day was meant: `14.03.2025`, `2025/3/14`, `20250314`, a
 * timestamp. `03/04/2025` is not clear.
 * @returns undefined when it is not clear, or no day that exists
 */
export function mendDate(written: string): string | undefined {
  const text = written.trim();
  const whole = YEAR_FIRST.exec(text);
  if (whole) {
    const [year, month, day] = whole.slice(1).filter(Boolean);
    return isoDate(year, month, day);
  }
  const compact = COMPACT.exec(text);
  if (compact) return isoDate(compact[1], compact[2], compact[3]);
  const dotted = DAY_FIRST.exec(text);
  if (dotted) return isoDate(dotted[3], dotted[2], dotted[1]);
  const slashed = SLASHED.exec(text);
  if (!slashed) return undefined;
  const [, first, second, year] = slashed;
  if (first === second || Number(first) > 12) return isoDate(year, second, first);
  return Number(second) > 12 ? isoDate(year, first, second) : undefined;
}

function isoDate(year = '', month = '', day = ''): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
