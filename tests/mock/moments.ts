const HOUR_MS = 3_600_000;

/** Every third hour of the four days after which the work orders recur, and days on which months and years turn. */
export const MOMENTS: readonly number[] = [
  ...Array.from({ length: 32 }, (_, index) => Date.parse('2026-11-23T00:20:00+08:00') + index * 3 * HOUR_MS),
  ...['2026-12-31T23:50', '2027-01-01T00:10', '2027-03-31T12:00', '2028-02-29T09:00', '2028-03-01T18:30'].map((text) =>
    Date.parse(`${text}:00+08:00`),
  ),
];

/** The moment of a time as the mock server sends it. */
export const momentOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);

/** A date with the calendar fields of Shanghai, whatever the zone of this machine: subsystems read the browser's. */
export const localDate = (moment: number): Date =>
  new Date(moment + (8 * 60 + new Date(moment).getTimezoneOffset()) * 60_000);

/** The calendar fields of such a date, in the format of the mock server. */
export function localText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}
