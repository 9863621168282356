/**
 * `React.lazy` caches a rejected import forever; these chunks can be loaded again (R286). A failed chunk keeps throwing
 * its error until `forgetFailedChunks` is called, as the error boundary's retry does, or until its first use, if it was
 * only preloaded.
 */
import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
  type SuspenseProps,
} from 'react';
import { createEmitter } from './createEmitter';

const failed = new Set<() => void>();

/** Number of chunks that have arrived, and the event of each. */
let arrivals = 0;
const arrival = createEmitter('the arrival of a chunk');

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
  retryable(() => withRequirements(load)).request;

function retryable<Module>(load: () => Promise<Module>) {
  let attempt: Promise<Module> | undefined;
  const forget = () => {
    attempt = undefined;
  };
  const request = (): Promise<Module> => {
    if (attempt) return attempt;
    const current = load();
    current.then(
      (module) => {
        // `use` reads these: with them it returns at once, without them it suspends first.
        void Object.assign(current, { status: 'fulfilled', value: module });
        arrivals += 1;
        void arrival.emit();
      },
      () =>
        failed.add(() => {
          if (attempt === current) attempt = undefined;
        }),
    );
    attempt = current;
    return current;
  };
  return { request, forget };
}

/** A lazily loaded component; `preload` fetches its code before the first use, which tries again if it fails. */
export type RetryableComponent<Props> = ComponentType<Props> & { preload(): Promise<unknown> };

/**
 * Like `React.lazy`, inside `LazyBoundary` and an error boundary, but a retry loads the chunk again, and what is loaded
 * renders at once: a component that suspends, even for a moment, shows its fallback.
 *
 * @param options.usesShellTexts - Its texts are those of the shell, which are there: it waits for no others.
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { usesShellTexts = false }: { usesShellTexts?: boolean } = {},
): RetryableComponent<Props> {
  const { request, forget } = retryable(usesShellTexts ? load : () => withRequirements(load));
  let isUsed = false;
  const requestForUse = () => {
    isUsed = true;
    return request();
  };
  function LazyComponent(props: Props) {
    const { default: Component } = use(requestForUse());
    return <Component {...props} />;
  }
  const preload = () =>
    request().catch(() => {
      // The failure was not shown: the first use requests the chunk again.
      if (!isUsed) forget();
    });
  return Object.assign(LazyComponent, { preload });
}

/**
 * Renders a component with a `Suspense` in it as soon as a chunk arrives. React by itself reveals what has suspended 300 ms
 * after the fallback at the earliest; it does not delay an update of the component around it.
 */
function useArrivals(): void {
  const [, setSeen] = useState(arrivals);
  useEffect(() => {
    const update = () => startTransition(() => setSeen(arrivals));
    // Some may have arrived since it was rendered.
    update();
    return arrival.subscribe(update);
  }, []);
}

/** `Suspense` around lazily loaded components, which are shown as soon as their code is there. */
export function LazyBoundary(props: SuspenseProps) {
  useArrivals();
  return <Suspense {...props} />;
}

interface LazyInside {
  _payload?: { _status?: number; _result?: unknown };
}

/**
 * The same for the route components that Umi has already wrapped in `React.lazy`: the loader is extracted from an
 * unused one. A component of an unexpected shape stays unchanged.
 *
 * @param options.fallback - Shown while the code of one of them loads.
 * @param options.usesShellTexts - Whether the texts of a route, by its id, are those of the shell.
 */
export function retryableRoutes(
  components: Record<string, unknown>,
  { fallback, usesShellTexts = () => false }: { fallback: ReactNode; usesShellTexts?(id: string): boolean },
): void {
  for (const [id, component] of Object.entries(components)) {
    const inside = (component as LazyInside | null)?._payload;
    if (inside?._status !== -1 || typeof inside._result !== 'function') continue;
    const load = inside._result as () => Promise<{ default: ComponentType<object> }>;
    const Page = retryableLazy(load, { usesShellTexts: usesShellTexts(id) });
    // Umi has a plain `Suspense` around it, which would delay it. A `LazyBoundary`, written out: every navigation renders
    // it, and going back to a subsystem has a limit of components.
    const RoutePage = (props: object) => {
      useArrivals();
      return (
        <Suspense fallback={fallback}>
          <Page {...props} />
        </Suspense>
      );
    };
    components[id] = Object.assign(RoutePage, { preload: Page.preload });
  }
}
