/** A meter in a building with its readings. */
export interface Meter {
  id: number;
  number: string;
  kind: MeterKind;
  building: Building;
  place: Place;
  /** Highest value that it can show. */
  capacity: number;
  /** Newest first; the first may be of the current month. */
  readings: readonly Reading[];
}

export interface Reading {
  /** Month of the reading, such as `2026-11`. */
  month: string;
  value: number;
  /** ISO date and time. */
  at: string;
  who: string;
  note: string;
}

export const METER_KINDS = ['water', 'electricity', 'gas'] as const;
export type MeterKind = (typeof METER_KINDS)[number];

export const BUILDINGS = ['b1', 'b2', 'b3', 'club', 'garage', 'office'] as const;
export type Building = (typeof BUILDINGS)[number];

export const PLACES = [
  'main',
  'garden',
  'cleaning',
  'corridor',
  'lifts',
  'charging',
  'ventilation',
  'kitchen',
  'boiler',
] as const;
export type Place = (typeof PLACES)[number];

export const UNITS: Record<MeterKind, string> = { water: 'm³', electricity: 'kWh', gas: 'm³' };

/** Multiple of the average above which a consumption needs confirmation. */
export const JUMP_FACTOR = 3;
/** Minimum length of the reason for a correction. */
export const NOTE_MIN_LENGTH = 4;

/** The month of a day, in the format of the readings. */
export const monthOf = (day: Date): string => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}`;

/** The reading of a month; undefined while it is missing. */
export const readingOf = (meter: Meter, month: string): Reading | undefined =>
  meter.readings.find((reading) => reading.month === month);

/** The latest reading before a month. */
export const readingBefore = (meter: Meter, month: string): Reading | undefined =>
  meter.readings.find((reading) => reading.month < month);

/** Consumption by month, oldest first; the first reading has none. */
export function consumptions({ readings }: Meter): { month: string; value: number }[] {
  return readings
    .slice(0, -1)
    .map(({ month, value }, index) => ({ month, value: value - readings[index + 1]!.value }))
    .reverse();
}

/** Average monthly consumption in the six months before; null without data. */
export function averageBefore(meter: Meter, month: string): number | null {
  const known = consumptions(meter)
    .filter((use) => use.month < month)
    .slice(-6);
  return known.length === 0 ? null : known.reduce((sum, { value }) => sum + value, 0) / known.length;
}

export type ReadingVerdict =
  | { kind: 'empty' | 'not-a-number' | 'too-high' }
  | { kind: 'lower'; last: number }
  | { kind: 'jump'; used: number; average: number }
  | { kind: 'fine'; used: number };

/** Parses typed numbers: with commas or spaces, or in full width from Chinese keyboards. */
export function readFigure(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(/[,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** Checks a typed reading: not lower than the last, within the meter's range, and jumps need confirmation. */
export function judgeReading(meter: Meter, month: string, typed: string): ReadingVerdict {
  if (typed.trim() === '') return { kind: 'empty' };
  const value = readFigure(typed);
  if (value === null) return { kind: 'not-a-number' };
  if (value > meter.capacity) return { kind: 'too-high' };
  const last = readingBefore(meter, month)?.value ?? 0;
  if (value < last) return { kind: 'lower', last };
  const used = Math.round((value - last) * 100) / 100;
  const average = averageBefore(meter, month);
  return average !== null && used > average * JUMP_FACTOR ? { kind: 'jump', used, average } : { kind: 'fine', used };
}

/** Whether the reading of a month is unusual and should be checked. */
export function isSuspicious(meter: Meter, month: string): boolean {
  const reading = readingOf(meter, month);
  return reading !== undefined && judgeReading(meter, month, String(reading.value)).kind === 'jump';
}

export type MeterState = 'waiting' | 'read' | 'suspicious';

export function stateOf(meter: Meter, month: string): MeterState {
  if (!readingOf(meter, month)) return 'waiting';
  return isSuspicious(meter, month) ? 'suspicious' : 'read';
}

/** Sets or replaces the reading of the current month. */
export function withReading(meter: Meter, reading: Reading): Meter {
  const others = meter.readings.filter(({ month }) => month !== reading.month);
  return { ...meter, readings: [reading, ...others].sort((one, other) => (one.month < other.month ? 1 : -1)) };
}
