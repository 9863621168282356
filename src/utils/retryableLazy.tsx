/**
 * React keeps the rejected import of `React.lazy` for ever; these chunks can be asked for again (R286).
 * A failed chunk stays failed, and says so, until `forgetFailedChunks` was called: the error boundary's retry does.
 */
import { use, type ComponentType } from 'react';

type Attempt<Module> = { promise: Promise<Module>; state: 'loading' | 'loaded' | 'failed' };

const failed = new Set<() => void>();

/** Makes failed chunks load again at their next render. */
export function forgetFailedChunks(): void {
  const forgetters = [...failed];
  failed.clear();
  for (const forget of forgetters) forget();
}

/** A loader that keeps what came and can be asked again after a failure. */
export function retryableLoad<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let attempt: Attempt<Module> | undefined;
  return () => {
    if (attempt) return attempt.promise;
    const current: Attempt<Module> = { promise: load(), state: 'loading' };
    current.promise.then(
      () => (current.state = 'loaded'),
      () => {
        current.state = 'failed';
        failed.add(() => {
          if (attempt === current) attempt = undefined;
        });
      },
    );
    attempt = current;
    return current.promise;
  };
}

/** A component whose code comes on demand; `preload` fetches it ahead of its first use. */
export type RetryableComponent<Props> = ComponentType<Props> & { preload(): Promise<unknown> };

/** Like `React.lazy`, inside a Suspense and an error boundary, but a retry really loads again. */
export function retryableLazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): RetryableComponent<Props> {
  const request = retryableLoad(load);
  function LazyComponent(props: Props) {
    const { default: Component } = use(request());
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { preload: () => request().catch(() => undefined) });
}

type LazyInside = { _payload?: { _status?: number; _result?: unknown } };

/**
 * The same for the route components that Umi has already wrapped in `React.lazy`: the loader that waits in an
 * unused one is taken out. One that does not look as expected is left as it is.
 */
export function retryableRoutes<Components extends Record<string, unknown>>(components: Components): void {
  for (const [id, component] of Object.entries(components)) {
    const inside = (component as LazyInside | null)?._payload;
    if (inside?._status !== -1 || typeof inside._result !== 'function') continue;
    const load = inside._result as () => Promise<{ default: ComponentType<object> }>;
    (components as Record<string, unknown>)[id] = retryableLazy(load);
  }
}
