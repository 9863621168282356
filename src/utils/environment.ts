import { readEnvironment, type PortalEnvironment } from '@/domain/environment';
import { reportDrift } from './drift';

declare global {
  interface Window {
    __PORTAL_ENVIRONMENT__?: unknown;
  }
}

/** `/environment.js` was not loaded or lacks what nothing can stand in for; the portal cannot start without it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  constructor(readonly missing: string) {
    super(`The environment file lacks '${missing}'`);
  }
}

let known: { source: unknown; environment: PortalEnvironment } | null = null;

/** Host addresses of the environment that this build runs in (A37); throws `EnvironmentError` when one is missing. */
export function getEnvironment(): PortalEnvironment {
  const source = window.__PORTAL_ENVIRONMENT__;
  if (known && known.source === source) return known.environment;
  const reading = readEnvironment(source);
  if ('missing' in reading) throw new EnvironmentError(reading.missing);
  reportDrift('environment.js', reading.drift);
  known = { source, environment: reading.environment };
  return known.environment;
}
