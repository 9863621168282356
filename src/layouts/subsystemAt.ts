import { EMBEDDED_CODE, variantOf } from '@/domain/subsystem/paneKey';
import { readToken } from '@/shell/session';
import { prefetchFirstSubsystem } from '@/shell/subsystem-host';
import { preloadRegistry, registeredCodeAt } from '@/shell/subsystem-registry';
import { routeAt } from './routeAt';

/**
 * Code of the subsystem at a path: by its route, or by the registry where the portal has no route. An embedded page is
 * shown by its route, which checks that the registry lists it.
 */
export function subsystemAt(pathname: string): string | undefined {
  const route = routeAt(pathname);
  if (route?.path === '/*') return registeredCodeAt(pathname);
  return route?.subsystem === EMBEDDED_CODE ? undefined : route?.subsystem;
}

/**
 * Prefetches the subsystem that the opened address names while the session and the first chunks still load: its files
 * are public, and it is mounted only when the server allows it. Without a token the address leads to the identity
 * provider.
 */
export function prefetchOpenedSubsystem({ pathname, search } = window.location): void {
  const code = subsystemAt(pathname);
  if (code === undefined || !readToken()) return;
  // The host needs it first, and its code is larger.
  preloadRegistry();
  prefetchFirstSubsystem(code, variantOf({ code, query: new URLSearchParams(search) }));
}
