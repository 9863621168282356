import { useSyncExternalStore } from 'react';
import type { IndicatorCode, Project, Series } from './indicator';
import { seedSeries } from './seed';

// The figures, in memory: changes last until the micro-app is unloaded.

let series: readonly Series[] = seedSeries(new Date());
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function change(code: IndicatorCode, project: Project, update: (one: Series) => Series) {
  series = series.map((one) => (one.code === code && one.project === project ? update(one) : one));
  for (const listener of [...listeners]) listener();
}

/** All series, one per indicator and project. */
export const useSeries = (): readonly Series[] => useSyncExternalStore(subscribe, () => series);

/** Sets the target of the latest month; the reason is added as a comment. */
export const setTarget = (
  code: IndicatorCode,
  project: Project,
  target: number,
  remark: { who: string; text: string },
): void =>
  change(code, project, (one) => ({
    ...one,
    points: one.points.map((point, index) => (index === one.points.length - 1 ? { ...point, target } : point)),
    comments: [{ at: new Date().toISOString(), ...remark }, ...one.comments],
  }));

/** Adds a comment. */
export const addComment = (code: IndicatorCode, project: Project, comment: { who: string; text: string }): void =>
  change(code, project, (one) => ({
    ...one,
    comments: [{ at: new Date().toISOString(), ...comment }, ...one.comments],
  }));
