import { packError } from './travel.ts';
import type { WireEvent } from './wire.ts';

const STACK_MAX_LENGTH = 4_000;

/** A long frame, as far as it is used; not in every browser. */
type LongFrame = PerformanceEntry & { scripts?: readonly { duration: number }[] };

const stackOf = (error: unknown): string | undefined => {
  const { stack } = (error ?? {}) as { stack?: unknown };
  return typeof stack === 'string' ? stack : undefined;
};

/** Reports errors and rejections that nothing in this window catches, each with what was thrown. */
export function watchErrors(report: (event: WireEvent, error: unknown) => void): () => void {
  const send = (kind: 'error' | 'rejection', error: unknown, place?: string) => {
    const stack = stackOf(error) ?? place;
    report({ kind, ...packError(error), ...(stack && { stack: stack.slice(0, STACK_MAX_LENGTH) }) }, error);
  };
  const onError = ({ error, message, filename, lineno, colno }: ErrorEvent) =>
    send('error', error ?? message, filename ? `    at ${filename}:${lineno}:${colno}` : undefined);
  const onRejection = ({ reason }: PromiseRejectionEvent) => send('rejection', reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Reports what the policy of this page refuses, and long frames where the browser knows them, also from before. */
export function watchPage(report: (event: WireEvent) => void): () => void {
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    report({ kind: 'policy', name: effectiveDirective.slice(0, 60), message: blockedURI.slice(0, 300) });
  document.addEventListener('securitypolicyviolation', onViolation);
  const isKnown =
    'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame');
  const observer = isKnown
    ? new PerformanceObserver((list) => {
        for (const { scripts = [] } of list.getEntries() as LongFrame[]) {
          const ms = Math.round(scripts.reduce((sum, { duration }) => sum + duration, 0));
          if (ms > 0) report({ kind: 'long-frame', name: 'long-frame', ms });
        }
      })
    : null;
  observer?.observe({ type: 'long-animation-frame', buffered: true });
  return () => {
    document.removeEventListener('securitypolicyviolation', onViolation);
    observer?.disconnect();
  };
}
