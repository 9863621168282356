import { useSyncExternalStore } from 'react';
import { type Meter, monthOf, type Reading, withReading } from './meter';
import { seedMeters } from './seed';

// The compound's meters, in memory: what is saved stays for the life of the micro-app.

let meters: readonly Meter[] = seedMeters(new Date());
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The month that is being read. */
export const presentMonth = (): string => monthOf(new Date());

/** All meters, in the order of the round. */
export const useMeters = (): readonly Meter[] => useSyncExternalStore(subscribe, () => meters);

/** One meter; undefined when there is none of that number. */
export const useMeter = (id: number): Meter | undefined => useMeters().find((meter) => meter.id === id);

/** Saves the reading of the present month. */
export function saveReading(id: number, reading: Pick<Reading, 'value' | 'who' | 'note'>): void {
  const whole: Reading = { ...reading, month: presentMonth(), at: new Date().toISOString() };
  meters = meters.map((meter) => (meter.id === id ? withReading(meter, whole) : meter));
  for (const listener of [...listeners]) listener();
}
