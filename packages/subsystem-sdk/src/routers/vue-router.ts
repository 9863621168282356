import { normalizeInner } from '../address.ts';
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

/** The part of a Vue Router 3, from 3.1, that is needed here; `new VueRouter({ mode: 'abstract' })` creates one. */
export interface VueRouter3Like {
  readonly currentRoute: { readonly fullPath: string };
  push(...to: never[]): unknown;
  replace(...to: never[]): unknown;
  resolve(...to: never[]): { readonly route: { readonly fullPath: string }; readonly href: string };
  afterEach(hook: () => void): unknown;
}

type Portal = Pick<PortalContext, 'navigation'>;

/**
 * Keeps a Vue Router and the portal's address in sync: inner pages show in the address bar, and back, forward and
 * links from outside navigate the router. If a guard blocks, the address bar stays unchanged, too. The
 * URLs of `<RouterLink>` are those of the portal, so that they can be copied and opened in a new window.
 *
 * @param router - A router with `createMemoryHistory()`, or one of Vue Router 3 with `mode: 'abstract'`. Connect it before
 * `app.use(router)`, or `new Vue({ router })`, so that it starts at the portal's address.
 * @param portal - The portal that `mount` receives.
 * @returns The disconnect function; call it in `unmount`.
 * @example
 * const router = createRouter({ history: createMemoryHistory(), routes });
 * const disconnect = connectVueRouter(router, portal);
 * app.use(router).mount(container);
 */
export function connectVueRouter(router: VueRouterLike | VueRouter3Like, portal: Portal): () => void {
  return 'value' in router.currentRoute
    ? connectVueRouter4(router as VueRouterLike, portal)
    : connectVueRouter3(router as VueRouter3Like, portal);
}

function connectVueRouter4(router: VueRouterLike, portal: Portal): () => void {
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

/** Type of the failure with which a navigation of Vue Router 3 ends when a guard redirects it. */
const REDIRECTED = 2;
/** Limit for a redirect to arrive: one to the page that is open ends without an event. */
const REDIRECT_MS = 1_000;

type Call = (...args: unknown[]) => unknown;
type AfterEach = (hook: () => void) => () => void;

function connectVueRouter3(router: VueRouter3Like, portal: Portal): () => void {
  const { push, replace } = router as unknown as Record<'push' | 'replace', Call>;
  const { resolve } = router;
  const afterEach = router.afterEach as AfterEach;
  let isReplaced = false;
  const own = router as unknown as Record<'push' | 'replace' | 'resolve', unknown>;
  own.push = (...args: unknown[]) => {
    isReplaced = false;
    return push.apply(router, args);
  };
  own.replace = (...args: unknown[]) => {
    isReplaced = true;
    return replace.apply(router, args);
  };
  own.resolve = (...args: never[]) => {
    const resolved = resolve.apply(router, args);
    return { ...resolved, href: portal.navigation.hrefOf(resolved.route.fullPath) };
  };
  /** Settles when the router has arrived, also after a redirect, or was blocked. */
  const navigate = (inner: string) =>
    new Promise<void>((resolveArrival) => {
      const finish = () => {
        stop();
        resolveArrival();
      };
      const stop = afterEach.call(router, finish);
      (replace.call(router, inner) as Promise<unknown>).catch((failure: { type?: number } | undefined) => {
        if (failure?.type === REDIRECTED) setTimeout(finish, REDIRECT_MS);
        else finish();
      });
    });
  const current = () => router.currentRoute.fullPath;

  const disconnect = follow(
    {
      current,
      navigate,
      listen: (listener) => afterEach.call(router, () => listener(isReplaced)),
    },
    portal,
  );
  // In abstract mode a router shows nothing before its first navigation; `follow` makes it for other addresses.
  const start = portal.navigation.current();
  if (normalizeInner(start) === normalizeInner(current()))
    (own.replace as (to: string) => Promise<unknown>)(start).catch(() => undefined);
  return () => {
    disconnect();
    Object.assign(router, { push, replace, resolve });
  };
}
