/**
 * `React.lazy` caches a rejected import forever; these chunks can be loaded again (R286). A failed chunk keeps throwing
 * its error until `forgetFailedChunks` is called, as the error boundary's retry does.
 */
import { use, type ComponentType } from 'react';

interface Attempt<Module> {
  promise: Promise<Module>;
  state: 'loading' | 'loaded' | 'failed';
}

const failed = new Set<() => void>();

let loadRequirements: () => Promise<unknown> = () => Promise.resolve();

/** Sets what every chunk needs besides its own files: its texts. Each chunk waits for both, in parallel. */
export function requireForChunks(load: () => Promise<unknown>): void {
  loadRequirements = load;
}

const withRequirements = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([load(), loadRequirements()]);
  return module;
};

/** Makes failed chunks load again at their next render. */
export function forgetFailedChunks(): void {
  const forgetters = [...failed];
  failed.clear();
  for (const forget of forgetters) forget();
}

/** Wraps the loader of a chunk: caches a success, and can be retried after a failure. */
export const retryableLoad = <Module,>(load: () => Promise<Module>): (() => Promise<Module>) =>
  retryable(() => withRequirements(load));

function retryable<Module>(load: () => Promise<Module>): () => Promise<Module> {
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

/** A lazily loaded component; `preload` fetches its code before the first use. */
export type RetryableComponent<Props> = ComponentType<Props> & { preload(): Promise<unknown> };

/**
 * Like `React.lazy`, inside Suspense and an error boundary, but a retry loads the chunk again.
 *
 * @param options.usesShellTexts - Its texts are those of the shell, which are there: it waits for no others.
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { usesShellTexts = false }: { usesShellTexts?: boolean } = {},
): RetryableComponent<Props> {
  const request = usesShellTexts ? retryable(load) : retryableLoad(load);
  function LazyComponent(props: Props) {
    const { default: Component } = use(request());
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { preload: () => request().catch(() => undefined) });
}

interface LazyInside {
  _payload?: { _status?: number; _result?: unknown };
}

/**
 * The same for the route components that Umi has already wrapped in `React.lazy`: the loader is extracted from an
 * unused one. A component of an unexpected shape stays unchanged.
 */
export function retryableRoutes<Components extends Record<string, unknown>>(
  components: Components,
  usesShellTexts: (id: string) => boolean = () => false,
): void {
  for (const [id, component] of Object.entries(components)) {
    const inside = (component as LazyInside | null)?._payload;
    if (inside?._status !== -1 || typeof inside._result !== 'function') continue;
    const load = inside._result as () => Promise<{ default: ComponentType<object> }>;
    (components as Record<string, unknown>)[id] = retryableLazy(load, { usesShellTexts: usesShellTexts(id) });
  }
}
