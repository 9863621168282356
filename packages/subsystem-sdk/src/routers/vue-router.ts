import type { PortalContext } from '../context.ts';
import { follow } from './follow.ts';

/** The part of a Vue Router 4 that is needed here; `createRouter` makes one. */
export interface VueRouterLike {
  readonly currentRoute: { readonly value: { readonly fullPath: string } };
  readonly options: {
    readonly history: { replace(to: string, data?: never): void; createHref(inner: string): string };
  };
  replace(to: string): Promise<unknown>;
  afterEach(guard: (to: unknown, from: unknown, failure?: unknown) => void): () => void;
}

/**
 * Keeps a Vue Router and the portal's address in step: inner pages show in the address bar, and back, forward and
 * links from outside move the router. A guard that refuses refuses the move, and the address bar with it. The
 * addresses of `<RouterLink>` are the portal's, so that they can be copied and opened in a new window.
 *
 * @param router - A router over `createMemoryHistory()`: the address bar is the portal's. Connect it before
 * `app.use(router)`, so that its first page is the portal's.
 * @param portal - What `mount` was given.
 * @returns A function that disconnects the two; call it in `unmount`.
 * @example
 * const router = createRouter({ history: createMemoryHistory(), routes });
 * const disconnect = connectVueRouter(router, portal);
 * app.use(router).mount(container);
 */
export function connectVueRouter(router: VueRouterLike, portal: Pick<PortalContext, 'navigation'>): () => void {
  const { history } = router.options;
  const { replace: replaceEntry, createHref } = history;
  let isReplaced = false;
  // The router starts at its history's address, and tells nobody whether a move took the place of the one before.
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
