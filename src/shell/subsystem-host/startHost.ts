import { history } from '@umijs/max';
import { nameOfEntry } from '@/domain/subsystem/registry';
import { translate } from '@/locales/text';
import { describeFailure, openAccessDenied, verifyAccess, verifyAccessAhead } from '@/shell/permissions';
import {
  createBridge,
  followSession,
  loadPermissionData,
  propsFor,
  refreshPermissionData,
  setHideBar,
} from '@/shell/bridge';
import { toast } from '@/shell/feedback';
import { isAdmitted, applyOverride, watchOverrides } from '@/shell/subsystem-overrides';
import { getLanguage } from '@/shell/preferences';
import { isSigningOut, onIdentified, onSessionEnd, onTokenChange } from '@/shell/session';
import { fetchApp, fetchRelease } from '@/shell/subsystem-loader';
import { refreshRegistry, registryStore, watchRegistry } from '@/shell/subsystem-registry';
import { confirmEndOf, confirmLeave } from '@/shell/unsaved-work';
import { canPrefetch } from '@/utils/canPrefetch';
import { getEnvironment } from '@/utils/environment';
import { reportAttributed } from '@/utils/errorReports';
import { historyIndex } from '@/utils/historyIndex';
import { onWake } from '@/utils/onWake';
import { afterPaint } from '@/utils/afterPaint';
import { whenIdle } from '@/utils/whenIdle';
import { createHost } from './createHost';
import { sortByFrequency } from './storedUsageHistory';
import { startMountingAhead } from './mountAheadSchedule';
import { exposeOpeningMetrics, subscribeOpeningMetrics } from './openingMetrics';
import type { Host, HostHistory } from './types';
import { umiRoutesInfo } from './umiRoutesInfo';

/**
 * Maximum number of live subsystems, unless the environment overrides it: what is suspended starts anew. Browsers report
 * 8 GiB for all that is more, and some report nothing.
 */
const subsystemBudget = () => (((navigator as { deviceMemory?: number }).deviceMemory ?? 0) >= 8 ? 10 : 6);
/** Maximum time that the portal waits for the browser after going back or forward. */
const HISTORY_TIMEOUT_MS = 1_000;

const loadSandbox = () => import(/* webpackChunkName: "subsystem-sandbox" */ '@/shell/subsystem-sandbox');

const readHideBar = () => setHideBar(new URLSearchParams(history.location.search).get('hideBar') === '1');

/** The portal's history; its entries are numbered in the browser's own state. */
const hostHistory: HostHistory = {
  push: (address) => history.push(address),
  replace: (address) => history.replace(address),
  current: () => `${history.location.pathname}${history.location.search}${history.location.hash}`,
  index: historyIndex,
  go: (delta) =>
    new Promise((resolve) => {
      const arrive = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(arrive, HISTORY_TIMEOUT_MS);
      const stop = history.listen(arrive);
      history.go(delta);
    }),
};

/** Starts the host with its real dependencies; the end of the session takes everything down. */
export function startHost(): Host {
  const stopFollowing = followSession();
  readHideBar();
  const stopListening = history.listen(readHideBar);
  exposeOpeningMetrics();
  const stopReporting = subscribeOpeningMetrics(({ key, failure }) => {
    if (failure) reportAttributed({ owner: 'subsystem', region: key }, undefined, { kind: 'opening', name: failure });
  });

  const host = createHost({
    loadRegistry: refreshRegistry,
    verifyAccess,
    verifyAccessAtStart: (entryCode) => onIdentified((person) => verifyAccessAhead(entryCode, person)),
    describeFailure,
    openAccessDenied: (subsystem, systemCode, { applyState, msg }) => {
      const systemName = nameOfEntry(subsystem, systemCode)[getLanguage()];
      openAccessDenied({ applyState, msg, systemCode, systemName }, { replace: true });
    },
    fetchApp,
    fetchRelease,
    applyOverride,
    isAdmitted,
    loadRunner: async (isolation) =>
      isolation === 'frame' ? (await import('@/shell/subsystem-frame')).runFrame : (await loadSandbox()).runMicroApp,
    prepareSandbox: async () => {
      const { prepareSandbox } = await loadSandbox();
      whenIdle(prepareSandbox);
    },
    loadPermissionData,
    refreshPermissionData,
    createBridge,
    propsFor: (context) => ({ ...propsFor(context), ...umiRoutesInfo(registryStore.getState().registry) }),
    hostHistory,
    budget: () => getEnvironment().subsystemBudget ?? subsystemBudget(),
    whenIdle,
    afterPaint,
    askLeave: (purpose, subsystem) =>
      subsystem ? confirmEndOf(subsystem.name[getLanguage()], purpose) : confirmLeave(),
    showRuntimeError: ({ name }) =>
      toast.show({ type: 'error', text: translate('subsystems.lateError', { name: name[getLanguage()] }) }),
    sortByFrequency,
    canPrefetch,
  });

  const stopMountingAhead = startMountingAhead(host);
  const stopWatching = watchRegistry(() => host.refreshRegistry());
  const stopOverrides = watchOverrides(() => void host.applyOverrides());
  const stopRefreshing = onTokenChange(() => host.refreshPermissionData());
  const stopChecking = onWake(() => host.checkRelease());

  const stop = () => {
    stopMountingAhead();
    stopWatching();
    stopOverrides();
    stopRefreshing();
    stopChecking();
    stopFollowing();
    stopListening();
    stopReporting();
    return host.stop();
  };
  onSessionEnd(stop);
  // The chunk may arrive after the end of the session, which has already notified its subscribers.
  if (isSigningOut()) void stop();
  return host;
}
