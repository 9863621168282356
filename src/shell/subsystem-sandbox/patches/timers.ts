import type { SandboxWindow, Cleanup } from './define';

type Handler = (...args: unknown[]) => void;

/**
 * Timers, animation frames and idle callbacks of one micro-app: those that are left at the end are canceled, and an
 * unmounted micro-app starts none. qiankun clears intervals only, and does not count them. `onRun` is called before
 * each.
 */
export function patchTimers(
  real: SandboxWindow,
  onRun: () => void = () => undefined,
): { values: Record<string, unknown>; undo: Cleanup } {
  const left = new Map<string, () => void>();
  let isOver = false;

  const starter =
    (
      kind: string,
      start: (handler: Handler, ...rest: never[]) => number,
      cancel: (id: number) => void,
      isOnce: boolean,
    ) =>
    (handler: unknown, ...rest: never[]): number => {
      if (isOver) return 0;
      const run: Handler = (...args) => {
        if (isOnce) left.delete(kind + id);
        onRun();
        if (typeof handler === 'function') (handler as Handler)(...args);
        // Very old programs pass text; the browser would use `eval` of the real window too.
        else if (handler != null) real.eval(String(handler));
      };
      const id = start(run, ...rest);
      left.set(kind + id, () => cancel(id));
      return id;
    };
  const canceller = (kind: string, cancel: (id: number) => void) => (id: number) => {
    left.delete(kind + id);
    cancel(id);
  };

  // Timeouts and intervals share their ids, and either function may cancel either.
  const clear = (id: number) => real.clearTimeout(id);
  const cancelFrame = (id: number) => real.cancelAnimationFrame(id);
  const cancelIdle = (id: number) => real.cancelIdleCallback(id);
  return {
    values: {
      setTimeout: starter('timer', (handler, ...rest) => real.setTimeout(handler, ...(rest as [])), clear, true),
      clearTimeout: canceller('timer', clear),
      setInterval: starter('timer', (handler, ...rest) => real.setInterval(handler, ...(rest as [])), clear, false),
      clearInterval: canceller('timer', clear),
      requestAnimationFrame: starter(
        'frame',
        (handler) => real.requestAnimationFrame(handler as never),
        cancelFrame,
        true,
      ),
      cancelAnimationFrame: canceller('frame', cancelFrame),
      ...('requestIdleCallback' in real && {
        requestIdleCallback: starter(
          'idle',
          (handler, ...rest) => real.requestIdleCallback(handler as never, ...(rest as [])),
          cancelIdle,
          true,
        ),
        cancelIdleCallback: canceller('idle', cancelIdle),
      }),
    },
    undo: () => {
      isOver = true;
      const count = left.size;
      left.forEach((cancel) => cancel());
      left.clear();
      return count;
    },
  };
}
