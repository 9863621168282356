import { getGrayServiceName } from '@/services/gray-release';
import { IN_BACKGROUND } from '@/services/http';
import { sessionArea } from '@/utils/storage';
import { loadPermissions } from './permissions';
import { sessionStore } from './sessionStore';
import { isSigningOut } from './signOut';

/** Loads the gray service (R092, R148); again, when it could not be loaded. */
export const loadGrayService = async (): Promise<void> => {
  sessionStore.setState({ grayState: 'loading' });
  try {
    const service = await getGrayServiceName(IN_BACKGROUND);
    if (isSigningOut()) return;
    if (!service.serviceName) {
      // Values that an earlier page of this window stored are outdated.
      sessionArea.remove('graySystem');
      sessionArea.remove('eurekaUrl');
      sessionStore.setState({ grayService: null, grayState: 'ready' });
      return;
    }
    // Opaque values for subsystems: the portal never uses them as an address (R148, T24).
    sessionArea.write('graySystem', service.serviceName);
    sessionArea.write('eurekaUrl', service.eurekaUrl);
    sessionStore.setState({ grayService: service, grayState: 'ready' });
  } catch {
    // Without a service name there is no entry (R092).
    if (!isSigningOut()) sessionStore.setState({ grayState: 'failed' });
  }
};

/** Loads optional session data in parallel; each call may fail on its own (A33, F34). */
export const loadExtras = async (): Promise<void> => {
  await Promise.all([loadPermissions(), loadGrayService()]);
};
