import type { PortalContext } from '../context.ts';
import { follow } from './follow.ts';

export { connectHistory, type HistoryLike } from './history.ts';

/** The part of a data router (React Router 6.4 and later, 7) that is needed here; `createMemoryRouter` creates one. */
export interface ReactRouterLike {
  readonly state: {
    readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
    readonly historyAction: string;
    readonly navigation: { readonly state: string };
    readonly blockers?: ReadonlyMap<string, { readonly state: string }>;
  };
  navigate(to: string, options?: { replace?: boolean }): Promise<void>;
  subscribe(listener: (state: ReactRouterLike['state']) => void): () => void;
  createHref(location: { readonly pathname: string; readonly search: string; readonly hash: string }): string;
}

const addressOf = ({ location: { pathname, search, hash } }: ReactRouterLike['state']) => pathname + search + hash;

const isWaiting = ({ navigation, blockers }: ReactRouterLike['state']): boolean =>
  navigation.state !== 'idle' || [...(blockers?.values() ?? [])].some(({ state }) => state !== 'unblocked');

/** Waits until the page is loaded, or until the user has answered a blocker's question. */
const untilSettled = (router: ReactRouterLike): Promise<void> =>
  new Promise((resolve) => {
    if (!isWaiting(router.state)) return resolve();
    const stop = router.subscribe((state) => {
      if (isWaiting(state)) return;
      stop();
      resolve();
    });
  });

/**
 * Keeps a React Router and the portal's address in sync: inner pages show in the address bar, and back, forward and
 * links from outside navigate the router. If a blocker (`useBlocker`) keeps the user on the page, the
 * address bar stays unchanged, too. The URLs of `<Link>` are those of the portal, so that they can be copied and opened
 * in a new window.
 *
 * @param router - A memory router that starts at `portal.navigation.current()`. Connect
 * it before its `<RouterProvider>` renders.
 * @param portal - The portal that `mount` receives.
 * @returns The disconnect function; call it in `unmount`.
 * @example
 * const router = createMemoryRouter(routes, { initialEntries: [portal.navigation.current()] });
 * const disconnect = connectReactRouter(router, portal);
 */
export function connectReactRouter(router: ReactRouterLike, portal: Pick<PortalContext, 'navigation'>): () => void {
  let reported = addressOf(router.state);
  const { createHref } = router;
  router.createHref = ({ pathname, search, hash }) => portal.navigation.hrefOf(pathname + search + hash);
  const disconnect = follow(
    {
      current: () => addressOf(router.state),
      navigate: async (inner) => {
        await router.navigate(inner, { replace: true });
        await untilSettled(router);
        reported = addressOf(router.state);
      },
      listen: (listener) =>
        router.subscribe((state) => {
          // It is also called for loading states and data.
          if (addressOf(state) === reported) return;
          reported = addressOf(state);
          listener(state.historyAction === 'REPLACE');
        }),
    },
    portal,
  );
  return () => {
    disconnect();
    router.createHref = createHref;
  };
}
