import type { SubsystemProps } from '../lifecycles.ts';
import { connectVueRouter, type VueRouterLike } from '../routers/vue-router.ts';
import { type Provider, providePortal } from './portal.ts';

/** The part of a Vue 3 application that is needed here; `createApp` returns one. */
export interface VueAppLike extends Provider {
  use(plugin: object): unknown;
  mount(element: HTMLElement): unknown;
  unmount(): void;
}

/** Options of `mountVueApp`. */
export interface MountVueOptions {
  /** A Vue Router over `createMemoryHistory()`: connected to the portal's URL, and installed in the application. */
  router?: VueRouterLike & { isReady(): Promise<void> };
}

/**
 * Mounts an application of Vue 3: renders it into an element of its own inside the container, with the portal for its
 * components.
 *
 * @param app - What `createApp` returns.
 * @param props - The props of `mount`.
 * @param options - The router, if the application has one.
 * @returns The function that unmounts it; return it from `mount`.
 * @example
 * export const lifecycles = defineSubsystem({
 *   mount: (props) => {
 *     const router = createRouter({ history: createMemoryHistory(), routes });
 *     return mountVueApp(createApp(App), props, { router });
 *   },
 * });
 */
export async function mountVueApp(
  app: VueAppLike,
  { container, portal }: Pick<SubsystemProps, 'container' | 'portal'>,
  { router }: MountVueOptions = {},
): Promise<() => void> {
  const disconnect = router && connectVueRouter(router, portal);
  const stopState = providePortal(app, portal);
  const release = () => {
    disconnect?.();
    stopState();
  };
  if (router) {
    app.use(router);
    // Otherwise the first render shows no page, and the portal removes its loading indicator too early.
    try {
      await router.isReady();
    } catch (error) {
      release();
      throw error;
    }
  }
  const element = container.appendChild(document.createElement('div'));
  app.mount(element);
  return () => {
    release();
    app.unmount();
    element.remove();
  };
}
