import { history } from '@umijs/max';
import type { RunOptions, RunningApp } from './sandbox/runMicroApp';
import { admissionProblem } from '@/domain/subsystem/registry';
import { describeFailure, openHelp, verifyAccess } from '@/shell/access';
import {
  createBridge,
  followSession,
  preparePermissionData,
  propsFor,
  refreshPermissionData,
  setHideBar,
} from '@/shell/bridge';
import { getLanguage } from '@/shell/preferences';
import { onSessionEnd, onTokenChange } from '@/shell/session';
import { getEnvironment } from '@/utils/environment';
import { createHost } from './host/createHost';
import type { Host } from './host/hostParts';
import { fetchApp } from './loading/fetchApp';
import { loadRegistry } from './loading/loadRegistry';

const readHideBar = () => setHideBar(new URLSearchParams(history.location.search).get('hideBar') === '1');

/** Starts the host with the real parts; the session's end takes everything down. */
export function startHost(): Host {
  const stopFollowing = followSession();
  readHideBar();
  const stopListening = history.listen(readHideBar);

  const host = createHost({
    loadRegistry,
    verifyAccess,
    describeRefusal: describeFailure,
    openHelp: ({ entryCodes, name }, { applyState, msg }) =>
      openHelp({ applyState, msg, systemCode: entryCodes[0], systemName: name[getLanguage()] }, { replace: true }),
    fetchApp,
    isAdmitted: (address) => admissionProblem(address, getEnvironment().subsystemOrigins) === null,
    loadRunner: async (): Promise<(options: RunOptions) => RunningApp> => (await import('./sandbox/runMicroApp')).runMicroApp,
    preparePermissionData,
    refreshPermissionData,
    createBridge,
    propsFor,
    place: {
      push: (address) => history.push(address),
      replace: (address) => history.replace(address),
      current: () => `${history.location.pathname}${history.location.search}${history.location.hash}`,
    },
  });

  const stopRefreshing = onTokenChange(() => host.refreshPermissionData());

  onSessionEnd(() => {
    stopRefreshing();
    stopFollowing();
    stopListening();
    return host.stop();
  });
  return host;
}
