// The servers send Shanghai time without a zone, whatever the machine's zone is; China has no daylight saving time.
const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const two = (value: number) => String(value).padStart(2, '0');

/** Calendar fields of a moment in Shanghai time. */
export function shanghaiParts(moment: number) {
  const shifted = new Date(moment + SHANGHAI_OFFSET_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** `YYYY-MM-DD HH:mm:ss` in Shanghai time, the format of all responses. */
export function formatMoment(moment: number): string {
  const { year, month, day, hour, minute, second } = shanghaiParts(moment);
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** The current time in the server format. */
export const nowText = (): string => formatMoment(Date.now());

/** A moment at a time of day, so many days after that of `now`. */
export function momentOn(now: number, days: number, hour: number, minute = 0, second = 0): number {
  const midnight = Math.floor((now + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;
  return midnight + days * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000;
}

/** A moment some days before `now` at a given time of day; never in the future: it moves back by whole days instead. */
export function momentAgo(now: number, days: number, hour: number, minute: number, second = 0): number {
  const moment = momentOn(now, -days, hour, minute, second);
  return moment > now ? moment - DAY_MS : moment;
}
