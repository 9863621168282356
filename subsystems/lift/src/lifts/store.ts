import { useSyncExternalStore } from 'react';
import { dayOf, type Inspection, type Lift, nextInspection, statusAfter } from './lift';
import { type Rescue, type RescueStep, takeStep } from './rescue';
import { seedLifts } from './seed';

// The lifts, in memory: changes last until the micro-app is unloaded.

let lifts: readonly Lift[] = seedLifts(new Date());
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function change(id: number, update: (lift: Lift) => Lift) {
  lifts = lifts.map((lift) => (lift.id === id ? update(lift) : lift));
  for (const listener of [...listeners]) listener();
}

export const today = (): string => dayOf(new Date());

/** All lifts, in the order of the register. */
export const useLifts = (): readonly Lift[] => useSyncExternalStore(subscribe, () => lifts);

/** Returns the lift with this number, or undefined. */
export const useLift = (id: number): Lift | undefined => useLifts().find((lift) => lift.id === id);

/** Takes a lift out of service or returns it. */
export const setSuspended = (id: number, isSuspended: boolean, reason = ''): void =>
  change(id, (lift) => ({ ...lift, status: isSuspended ? 'suspended' : 'running', reason }));

/** Saves an inspection and schedules the next of its kind. */
export const saveInspection = (id: number, inspection: Inspection): void =>
  change(id, (lift) => {
    const status = statusAfter(lift, inspection.result);
    return {
      ...lift,
      status,
      reason: status === 'suspended' ? inspection.remarks || lift.reason : '',
      inspections: [inspection, ...lift.inspections].sort((one, other) => other.day.localeCompare(one.day)),
      due: { ...lift.due, [inspection.kind]: nextInspection(lift, inspection) },
    };
  });

/** Starts a rescue. */
export const openRescue = (id: number, call: Omit<Rescue, 'steps'>): void =>
  change(id, (lift) => ({
    ...lift,
    status: 'trapped',
    rescue: { ...call, steps: { called: new Date().toISOString() } },
  }));

/** Completes the next step of a rescue; the last one adds a fault to the log, and the lift stays out of service. */
export const takeRescueStep = (id: number, step: RescueStep, who: string): void =>
  change(id, (lift) => {
    if (!lift.rescue) return lift;
    const now = new Date();
    const rescue = takeStep(lift.rescue, step, now);
    if (rescue.steps.checked === undefined) return { ...lift, rescue };
    const at = rescue.steps.called ?? now.toISOString();
    const minutesOut = Math.ceil((now.getTime() - Date.parse(at)) / 60_000);
    return {
      ...lift,
      status: 'maintenance',
      rescue: null,
      faults: [{ at, what: 'levelling', source: 'resident', minutesOut, fixedBy: who }, ...lift.faults],
    };
  });
