import { reportAttributed } from '@/utils/errorReports';
import { attributeError, type SandboxedApp } from './callers';

/** A micro-app with a handler for its own errors. */
export interface ErrorTarget extends SandboxedApp {
  onError(error: unknown): void;
}

/** Rejections that import-html-entry leaves unhandled; the code that requested the file has got the error. */
const reported = new WeakSet<object>();

/** Marks an error as already reported to the code it concerns. */
export const markReported = (error: object): void => void reported.add(error);

/**
 * Reports errors that reach the window from the script of a micro-app (F9) to its pane, and logs them under its name.
 * They do not count as uncaught errors of the portal.
 */
export function watchRuntimeErrors(): () => void {
  const take = (event: Event, kind: 'error' | 'rejection', error: unknown, address?: string) => {
    if (typeof error === 'object' && error !== null && reported.has(error)) return event.preventDefault();
    const attributed = attributeError(error, address);
    if (!attributed) return;
    event.preventDefault();
    console.error(`[subsystem] ${attributed.code}:`, error);
    reportAttributed({ owner: 'subsystem', region: attributed.code }, error, { kind });
    (attributed.app as ErrorTarget | undefined)?.onError(error);
  };
  const onError = (event: ErrorEvent) => take(event, 'error', event.error ?? event.message, event.filename);
  const onRejection = (event: PromiseRejectionEvent) => take(event, 'rejection', event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
