import { loadMicroApp, type MicroApp } from 'qiankun';
import { SubsystemError, type PaneFailure } from '@/domain/subsystem/failure';
import type { AppSource } from '../loading/fetchApp';

/** A micro-app that was started. */
export interface RunningApp {
  /** Settles when it is mounted; rejects with a SubsystemError that says which step failed. */
  mounted: Promise<void>;
  /** Hands new props to a micro-app that takes them. */
  update(props: Record<string, unknown>): void;
  /** Takes it down within the time given; resolves in any case (F8). */
  stop(deadlineMs: number): Promise<void>;
}

export interface RunOptions {
  name: string;
  source: AppSource;
  /** Not in the document yet: qiankun remembers a container by its place, and a detached one has none. */
  container: HTMLElement;
  props: Record<string, unknown>;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 300);

/** The step at which it failed, as a kind of failure. The protocol error comes from another copy of the SDK. */
function failureAt(step: 'load' | 'mount', error: unknown): PaneFailure {
  const detail = textOf(error);
  if ((error as { name?: unknown } | null)?.name === 'ProtocolMismatchError') return { kind: 'protocol', detail };
  if (step === 'mount') return { kind: 'mount-error', detail };
  const hasNoLifecycles = /lifecycle functions|must have a valid (mount|unmount)|invalid bootstrap/.test(detail);
  return hasNoLifecycles ? { kind: 'no-lifecycles' } : { kind: 'script-error', detail };
}

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const silent = () => undefined;

/** Starts a micro-app in qiankun's sandbox. Every promise of it is caught: a failing one belongs to its pane. */
export function runMicroApp({ name, source, container, props }: RunOptions): RunningApp {
  const app: MicroApp = loadMicroApp(
    { name, entry: source.address, container, props },
    // Not started, single-spa sends no artificial `popstate` after each change of the address, which the portal's
    // own history would take for back or forward.
    { autoStart: false, singular: false, sandbox: true, fetch: source.fetch },
  );
  [app.loadPromise, app.bootstrapPromise, app.mountPromise, app.unmountPromise].forEach((promise) =>
    promise.catch(silent),
  );

  let isMounted = false;
  let isStopped = false;
  const fail = (step: 'load' | 'mount') => (error: unknown) => {
    throw new SubsystemError(failureAt(step, error));
  };
  const mounted = app.loadPromise.then(
    () =>
      app.mountPromise.then(() => {
        isMounted = true;
        // It came after all, but nobody waits for it any more.
        if (isStopped) void app.unmount().catch(silent);
      }, fail('mount')),
    fail('load'),
  );
  mounted.catch(silent);

  return {
    mounted,
    update: (next) => {
      if (isMounted && !isStopped) void app.update?.(next).catch(silent);
    },
    stop: async (deadlineMs) => {
      if (isStopped) return;
      isStopped = true;
      if (isMounted) await Promise.race([app.unmount().catch(silent), after(deadlineMs)]);
    },
  };
}
