import { serializeError } from './serialize.ts';
import type { WireEvent } from './wire.ts';

const STACK_MAX_LENGTH = 4_000;

const stackOf = (error: unknown): string | undefined => {
  const { stack } = (error ?? {}) as { stack?: unknown };
  return typeof stack === 'string' ? stack : undefined;
};

/** Reports errors and rejections that nothing in this window catches, each with what was thrown. */
export function watchErrors(report: (event: WireEvent, error: unknown) => void): () => void {
  const send = (kind: 'error' | 'rejection', error: unknown, position?: string) => {
    const stack = stackOf(error) ?? position;
    report({ kind, ...serializeError(error), ...(stack && { stack: stack.slice(0, STACK_MAX_LENGTH) }) }, error);
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

/**
 * Reports what the policy of this page refuses, and long tasks where the browser knows them, also from before. Chromium
 * reports long animation frames to the top window only, without the scripts of other origins; a long task that is
 * called "self" is this window's own.
 */
export function watchPage(report: (event: WireEvent) => void): () => void {
  const onViolation = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
    // A policy that only reports has refused nothing.
    disposition !== 'report' &&
    report({ kind: 'policy', name: effectiveDirective.slice(0, 60), message: blockedURI.slice(0, 300) });
  document.addEventListener('securitypolicyviolation', onViolation);
  const isKnown = 'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes?.includes('longtask');
  const observer = isKnown
    ? new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (name === 'self') report({ kind: 'long-frame', name: 'long-frame', ms: Math.round(duration) });
      })
    : null;
  observer?.observe({ type: 'longtask', buffered: true });
  return () => {
    document.removeEventListener('securitypolicyviolation', onViolation);
    observer?.disconnect();
  };
}
