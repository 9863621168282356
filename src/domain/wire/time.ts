// Times of servers, normalized to the spelling of the specification: the wall clock of Shanghai (A40).
import * as z from 'zod/mini';
import { orAbsent } from './wire';

/** Shanghai has had no daylight saving time since 1991, so a fixed offset is enough. */
const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** Seconds since 1970 have ten digits until 2286, milliseconds have thirteen. */
const EPOCH = /^(\d{10}|\d{13})$/;
const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?)?$/;

const spell = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

/** Normalizes 'YYYY-MM-DD[ HH:mm[:ss]]', ISO 8601, seconds and milliseconds; undefined for anything else. */
function normalizeTime(value: string): string | undefined {
  const epoch = EPOCH.exec(value)?.[0];
  if (epoch) return spell(Number(epoch) * (epoch.length === 10 ? 1000 : 1) + SHANGHAI_OFFSET_MS);
  const match = WRITTEN.exec(value);
  if (!match) return undefined;
  const [, day = '', clock = '00:00', zone] = match;
  const written = Date.parse(`${day}T${clock}Z`);
  // 30 February would otherwise silently become a day in March.
  if (Number.isNaN(written) || !spell(written).startsWith(day)) return undefined;
  // Without a zone it is Shanghai's.
  const zoned = zone ? Date.parse(`${day}T${clock}${zone}`) + SHANGHAI_OFFSET_MS : written;
  return Number.isNaN(zoned) ? undefined : spell(zoned);
}

/** A time as 'YYYY-MM-DD HH:mm:ss' in Shanghai; null and empty text become empty. */
export const time = orAbsent(
  'a time',
  z.transform((value: unknown, context): string => {
    const written = value === null ? '' : String(value).trim();
    const normalized = written === '' ? '' : normalizeTime(written);
    if (normalized !== undefined) return normalized;
    context.issues.push({ code: 'custom', message: 'a time', input: value, path: [] });
    return z.NEVER;
  }),
  () => '',
);
