import { normalizeInner } from '@/domain/subsystem/address';
import type { PaneNavigator } from '@/shell/subsystem-host';

/**
 * The browser's history as seen by a micro-app that does not know the portal. It reads the real address below
 * `/<code>`; its navigation goes to the pane's navigator, which writes the URL while the pane is shown; and it gets
 * `popstate` when the portal navigates it, not when the user visits other pages. While hidden it neither receives nor
 * triggers navigation. Its `history.state` is stored in the portal's own entry and survives a reload.
 */
export interface HistoryFacade {
  history: History;
  /** Replaces the window as target of `popstate` and `hashchange`. */
  events: EventTarget;
  /** Called when the micro-app uses the browser's history. */
  use(): void;
  setShown(isShown: boolean): void;
  stop(): void;
}

interface HistoryFacadeOptions {
  code: string;
  navigator: Pick<PaneNavigator, 'current' | 'hasOwnHistory'> & {
    contract: Pick<PaneNavigator['contract'], 'push' | 'replace' | 'onNavigate'>;
  };
  /** Address of the portal that shows an inner address. */
  hrefOf(inner: string): string;
  /** Opens another page of the portal. */
  openPage(path: string): void;
  /** The sandboxed window, for `window.onpopstate = …`. */
  sandboxed: () => Record<string, unknown>;
  isShown: boolean;
}

const STATE_KEY = 'subsystemState';

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

/** Creates the history of one mount. */
export function createHistoryFacade({
  code,
  navigator,
  hrefOf,
  openPage,
  sandboxed,
  isShown: isShownNow,
}: HistoryFacadeOptions): HistoryFacade {
  const real = window.history;
  const events = new EventTarget();
  const base = `/${code}`;
  let isShown = isShownNow;
  let isStopped = false;
  let scrollRestoration: ScrollRestoration = 'auto';
  /** The last URL reported to the micro-app. */
  let reportedUrl = here();
  let unlisten: (() => void) | null = null;

  const isOnItsPage = () => isShown && normalizeInner(hrefOf(navigator.current())) === normalizeInner(here());

  const ownState = (): unknown => {
    const saved = (real.state as Record<string, unknown> | null)?.[STATE_KEY] as
      | { code?: string; state?: unknown }
      | undefined;
    return saved?.code === code ? (saved.state ?? null) : null;
  };
  let state: unknown = ownState();

  const keep = () => {
    if (!isOnItsPage()) return;
    const entry = { ...(real.state as object | null), [STATE_KEY]: { code, state } };
    // The prototype's method, because this is not a navigation and must not notify listeners.
    History.prototype.replaceState.call(real, entry, '');
  };

  const placeOf = (target: string | URL): { isOutside: boolean; path: string } => {
    const { origin, pathname, search, hash } = new URL(target, window.location.href);
    if (origin !== window.location.origin) throw new DOMException('Not of this origin', 'SecurityError');
    const isBelow = pathname === base || pathname.startsWith(`${base}/`);
    // A router with the base `/` means its own pages. A Umi slave has a history of its own, so that only its links to
    // other subsystems get here (`pushState('/lift/…')`).
    const isOutside = !isBelow && navigator.hasOwnHistory();
    return { isOutside, path: `${isBelow ? pathname.slice(base.length) : pathname}${search}${hash}` };
  };

  const write = (isReplaced: boolean) => (next: unknown, _title?: unknown, target?: string | URL | null) => {
    if (isStopped) return;
    facade.use();
    // Copies like the browser, and throws where the browser would.
    state = structuredClone(next);
    const { isOutside, path } =
      target === undefined || target === null ? { isOutside: false, path: navigator.current() } : placeOf(target);
    if (isOutside) return openPage(path);
    const inner = normalizeInner(path);
    if (isReplaced) navigator.contract.replace(inner);
    else navigator.contract.push(inner);
    reportedUrl = hrefOf(inner);
    keep();
  };

  const go = (delta = 0) => {
    if (isShown && !isStopped) real.go(delta);
  };

  const emitNavigation = () => {
    const before = reportedUrl;
    reportedUrl = here();
    state = ownState();
    const happened: Event[] = [new PopStateEvent('popstate', { state })];
    if (before !== reportedUrl && before.split('#')[0] === reportedUrl.split('#')[0]) {
      const address = (path: string) => new URL(path, window.location.href).href;
      happened.push(new HashChangeEvent('hashchange', { oldURL: address(before), newURL: address(reportedUrl) }));
    }
    for (const event of happened) {
      const handler = sandboxed()[`on${event.type}`];
      if (typeof handler === 'function') (handler as (event: Event) => void)(event);
      events.dispatchEvent(event);
    }
  };

  const history = Object.create(History.prototype) as History;
  const property = (get: () => unknown, set?: (value: never) => void) => ({
    get,
    set,
    configurable: true,
    enumerable: true,
  });
  const method = (value: unknown) => ({ value, writable: true, configurable: true });
  Object.defineProperties(history, {
    state: property(() => state),
    length: property(() => real.length),
    scrollRestoration: property(
      () => scrollRestoration,
      (value: ScrollRestoration) => (scrollRestoration = value),
    ),
    pushState: method(write(false)),
    replaceState: method(write(true)),
    go: method(go),
    back: method(() => go(-1)),
    forward: method(() => go(1)),
  });

  const facade: HistoryFacade = {
    history,
    events,
    use: () => {
      // Subscribed on first use: a Umi slave expects a navigation that nothing else handles.
      unlisten ??= navigator.contract.onNavigate(() => {
        if (isShown && !isStopped) emitNavigation();
      });
    },
    setShown: (next) => {
      if (next === isShown) return;
      isShown = next;
      if (!isShown || !unlisten) return;
      // It was started or navigated while another page owned the URL.
      if (reportedUrl !== here() && isOnItsPage()) emitNavigation();
      else keep();
    },
    stop: () => {
      isStopped = true;
      unlisten?.();
    },
  };
  return facade;
}
