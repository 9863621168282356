import { computed, type ComputedRef, onScopeDispose, type Ref, ref, shallowRef } from 'vue';
import { repeatWhileVisible } from '@portal/subsystem-sdk';
import { usePortal } from '@portal/subsystem-sdk/vue';
import type { Report } from './report';
import { seedReports } from './seed';

// The reports, in memory: changes last until the micro-app is unloaded.

export const reports = shallowRef<readonly Report[]>(seedReports(Date.now()));

/** Changes one report. */
export function change(id: number, update: (report: Report) => Report): void {
  reports.value = reports.value.map((report) => (report.id === id ? update(report) : report));
}

/** Returns the report with this number, or undefined. */
export const useReport = (id: () => string): ComputedRef<Report | undefined> =>
  computed(() => reports.value.find((report) => String(report.id) === id()));

const TICK_MS = 30_000;

/** The current time for running deadlines; not updated while the subsystem is hidden. */
export function useNow(): Readonly<Ref<number>> {
  const now = ref(Date.now());
  onScopeDispose(repeatWhileVisible(usePortal(), () => (now.value = Date.now()), TICK_MS));
  return now;
}
