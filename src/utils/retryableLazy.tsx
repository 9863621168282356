/**
 * `React.lazy` caches a rejected import forever; these chunks can be loaded again (R286). A failed chunk keeps throwing
 * its error until `forgetFailedChunks` is called, as the error boundary's retry does.
 */
import { use, type ComponentType } from 'react';

interface Attempt<Module> {
  promise: Promise<Module>;
  /** What was loaded. */
  module?: Module;
}

interface RetryableRequest<Module> {
  (): Promise<Module>;
  /** The module as soon as it is loaded; undefined before, and after a failure. */
  loaded(): Module | undefined;
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
export const retryableLoad = <Module,>(load: () => Promise<Module>): RetryableRequest<Module> =>
  retryable(() => withRequirements(load));

function retryable<Module>(load: () => Promise<Module>): RetryableRequest<Module> {
  let attempt: Attempt<Module> | undefined;
  const request = () => {
    if (attempt) return attempt.promise;
    const current: Attempt<Module> = { promise: load() };
    current.promise.then(
      (module) => (current.module = module),
      () =>
        failed.add(() => {
          if (attempt === current) attempt = undefined;
        }),
    );
    attempt = current;
    return current.promise;
  };
  return Object.assign(request, { loaded: () => attempt?.module });
}

/** A lazily loaded component; `preload` fetches its code before the first use. */
export type RetryableComponent<Props> = ComponentType<Props> & { preload(): Promise<unknown> };

/**
 * Like `React.lazy`, inside Suspense and an error boundary, but a retry loads the chunk again, and what is loaded renders
 * at once: a component that suspends, even for a moment, shows its fallback, and React reveals nothing within 300 ms of
 * that.
 *
 * @param options.usesShellTexts - Its texts are those of the shell, which are there: it waits for no others.
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { usesShellTexts = false }: { usesShellTexts?: boolean } = {},
): RetryableComponent<Props> {
  const request = usesShellTexts ? retryable(load) : retryableLoad(load);
  function LazyComponent(props: Props) {
    const { default: Component } = request.loaded() ?? use(request());
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
