import { ENVIRONMENT_FILE } from '@/constants/environment';
import { readEnvironment, type PortalEnvironment } from '@/domain/environment';
import { reportDrift } from './drift';

/** Maximum time that the start waits for it. */
const ENVIRONMENT_TIMEOUT_MS = 10_000;

declare global {
  interface Window {
    __PORTAL_ENVIRONMENT__?: unknown;
  }
}

/** `/environment.js` was not loaded or lacks a value without a default; the portal cannot start without it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  constructor(readonly missing: string) {
    super(`The environment file lacks '${missing}'`);
  }
}

/** The file whose fault the console has named. */
let reported: unknown = null;

let known: { source: unknown; environment: PortalEnvironment } | null = null;

/** Host addresses of the current environment (A37); throws `EnvironmentError` when one is missing. */
export function getEnvironment(): PortalEnvironment {
  const source = window.__PORTAL_ENVIRONMENT__;
  if (known && known.source === source) return known.environment;
  const reading = readEnvironment(source);
  if ('missing' in reading) {
    const error = new EnvironmentError(reading.missing);
    // While it may still load, who asks is early, and nothing is wrong.
    if (!isPending() && reported !== source) {
      console.error(`${ENVIRONMENT_FILE}: ${error.message}`);
      reported = source;
    }
    throw error;
  }
  reportDrift('environment.js', reading.drift);
  known = { source, environment: reading.environment };
  return known.environment;
}

/** Whether `/environment.js` may still load. */
const isPending = () => window.__PORTAL_ENVIRONMENT__ === undefined && document.readyState !== 'complete';

/**
 * Waits until `/environment.js` has run or failed, for a limited time. The page is complete when all scripts of its
 * head have run or failed.
 */
export async function environmentSettled(): Promise<void> {
  if (!isPending()) return;
  await new Promise<void>((resolve) => {
    const script = document.querySelector(`script[src="${ENVIRONMENT_FILE}"]`);
    script?.addEventListener('load', () => resolve());
    script?.addEventListener('error', () => resolve());
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, ENVIRONMENT_TIMEOUT_MS);
  });
}
