import type { PortalContext } from '../context.ts';
import { follow } from './follow.ts';

/** The part of a Vue Router 4 that is needed here; `createRouter` creates one. */
export interface VueRouterLike {
  readonly currentRoute: { readonly value: { readonly fullPath: string } };
  readonly options: {
    readonly history: { replace(to: string, data?: never): void; createHref(inner: string): string };
  };
  replace(to: string): Promise<unknown>;
  afterEach(guard: (to: unknown, from: unknown, failure?: unknown) => void): () => void;
}

/**
 * Keeps a Vue Router and the portal's address in sync: inner pages show in the address bar, and back, forward and
 * links from outside navigate the router. If a guard blocks, the address bar stays unchanged, too. The
 * URLs of `<RouterLink>` are those of the portal, so that they can be copied and opened in a new window.
 *
 * @param router - A router with `createMemoryHistory()`. Connect it before
 * `app.use(router)`, so that it starts at the portal's address.
 * @param portal - The portal that `mount` receives.
 * @returns The disconnect function; call it in `unmount`.
 * @example
 * const router = createRouter({ history: createMemoryHistory(), routes });
 * const disconnect = connectVueRouter(router, portal);
 * app.use(router).mount(container);
 */
export function connectVueRouter(router: VueRouterLike, portal: Pick<PortalContext, 'navigation'>): () => void {
  const { history } = router.options;
  const { replace: replaceEntry, createHref } = history;
  let isReplaced = false;
  // The router starts at its history's address, and does not report whether a navigation replaced an entry.
  replaceEntry.call(history, portal.navigation.current());
  history.replace = (...args) => {
    isReplaced = true;
    replaceEntry.apply(history, args);
  };
  history.createHref = (inner) => portal.navigation.hrefOf(inner);

  const disconnect = follow(
    {
      current: () => router.currentRoute.value.fullPath,
      navigate: (inner) => router.replace(inner),
      listen: (listener) =>
        router.afterEach((_to, _from, failure) => {
          if (failure) return;
          const wasReplaced = isReplaced;
          isReplaced = false;
          listener(wasReplaced);
        }),
    },
    portal,
  );
  return () => {
    disconnect();
    history.replace = replaceEntry;
    history.createHref = createHref;
  };
}
