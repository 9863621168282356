import { registryStore } from '@/shell/subsystem-registry';
import { stageStore } from '@/shell/subsystem-host';
import { driftCounts } from '@/utils/drift';
import { getEnvironment } from '@/utils/environment';
import { callCounts, mainThreadTimes, recentIncidents } from '@/utils/subsystemIncidents';
import type { InspectorSources } from './inspectorModel';

/** Not in every browser. */
interface MemoryInfo {
  memory?: { usedJSHeapSize?: number };
}

/** Reads what the host knows now; it keeps no reference to a micro-app. */
export const readSources = (): InspectorSources => ({
  panes: stageStore.getState().panes,
  registry: registryStore.getState().registry,
  openings: window.__PORTAL_SUBSYSTEMS__?.openings() ?? [],
  leftovers: window.__PORTAL_SUBSYSTEMS__?.leftovers() ?? {},
  calls: callCounts(),
  mainThread: mainThreadTimes(),
  incidents: recentIncidents(),
  drift: driftCounts,
  portal: {
    version: process.env.PORTAL_VERSION ?? '',
    environment: getEnvironment().name,
    mountedAhead: window.__PORTAL_SUBSYSTEMS__?.mountedAhead() ?? { mounted: 0, shown: 0 },
    evaluatedAhead: window.__PORTAL_SUBSYSTEMS__?.evaluatedAhead() ?? { evaluated: 0, shown: 0 },
    memoryBytes: (performance as Performance & MemoryInfo).memory?.usedJSHeapSize ?? null,
  },
});
