import { useSyncExternalStore } from 'react';
import { type Meter, monthOf, type Reading, withReading } from './meter';
import { seedMeters } from './seed';

// The meters, in memory: changes last until the micro-app is unloaded.

let meters: readonly Meter[] = seedMeters(new Date());
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The month of the current reading round. */
export const presentMonth = (): string => monthOf(new Date());

/** All meters, in the order of the reading round. */
export const useMeters = (): readonly Meter[] => useSyncExternalStore(subscribe, () => meters);

/** Returns the meter with this number, or undefined. */
export const useMeter = (id: number): Meter | undefined => useMeters().find((meter) => meter.id === id);

/** Saves the reading of the current month. */
export function saveReading(id: number, reading: Pick<Reading, 'value' | 'who' | 'note'>): void {
  const whole: Reading = { ...reading, month: presentMonth(), at: new Date().toISOString() };
  meters = meters.map((meter) => (meter.id === id ? withReading(meter, whole) : meter));
  for (const listener of [...listeners]) listener();
}
