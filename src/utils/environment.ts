import { ENVIRONMENT_FILE, ENVIRONMENT_TIMEOUT_MS } from '@/constants/environment';
import type { PortalEnvironment } from '@/domain/environment';

declare global {
  interface Window {
    __PORTAL_ENVIRONMENT__?: unknown;
  }
}

const TEXTS = [
  'name',
  'fileHost',
  'identityProvider',
  'fireSafetySite',
  'iotSite',
  'chatBot',
  'verificationPage',
  'workOrderAppSite',
  'housekeeperAppSite',
  'subsystemRegistry',
] as const satisfies readonly (keyof PortalEnvironment)[];
const HOSTS = ['base', 'workOrder', 'portal'] as const satisfies readonly (keyof PortalEnvironment['hosts'])[];

/** `/environment.js` was not loaded or lacks an address; the portal cannot start without it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  constructor(readonly missing: string) {
    super(`The environment file lacks '${missing}'`);
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isOrigins = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

let known: { source: unknown; environment: PortalEnvironment } | null = null;

/** Host addresses of the environment that this build runs in (A37); throws `EnvironmentError` when one is missing. */
export function getEnvironment(): PortalEnvironment {
  const source = window.__PORTAL_ENVIRONMENT__;
  if (known && known.source === source) return known.environment;
  if (!isRecord(source)) throw new EnvironmentError('__PORTAL_ENVIRONMENT__');
  for (const key of TEXTS) if (!isText(source[key])) throw new EnvironmentError(key);
  // Empty means: our own origin.
  if (typeof source.portalSite !== 'string') throw new EnvironmentError('portalSite');
  const hosts = source.hosts;
  for (const host of HOSTS) if (!isRecord(hosts) || !isText(hosts[host])) throw new EnvironmentError(`hosts.${host}`);
  if (!isOrigins(source.subsystemOrigins)) throw new EnvironmentError('subsystemOrigins');
  // A file without this list admits no origin for frames alone.
  const { frameOrigins = [] } = source;
  if (!isOrigins(frameOrigins)) throw new EnvironmentError('frameOrigins');
  const budget = source.subsystemBudget;
  if (budget !== undefined && !(Number.isInteger(budget) && Number(budget) > 0))
    throw new EnvironmentError('subsystemBudget');
  known = { source, environment: { ...source, frameOrigins } as unknown as PortalEnvironment };
  return known.environment;
}

/** Whether `/environment.js` may still be on its way. */
const mayCome = () => window.__PORTAL_ENVIRONMENT__ === undefined && document.readyState !== 'complete';

/**
 * Waits until `/environment.js` has run or failed, for a limited time. The page counts as loaded when all scripts of its
 * head have done either.
 */
export async function environmentSettled(): Promise<void> {
  if (!mayCome()) return;
  await new Promise<void>((resolve) => {
    const script = document.querySelector(`script[src="${ENVIRONMENT_FILE}"]`);
    script?.addEventListener('load', () => resolve());
    script?.addEventListener('error', () => resolve());
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, ENVIRONMENT_TIMEOUT_MS);
  });
}
