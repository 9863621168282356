import { normalizeInner, requireCode, requirePortalPath } from '../address.ts';
import type { PortalContext, PortalState } from '../context.ts';
import { createNavigationListeners } from '../navigationListeners.ts';
import { createObservable } from '../observable.ts';
import { compareProtocols } from '../protocol.ts';
import { forwardShortcuts } from './forwardShortcuts.ts';
import { keepFocus } from './keepFocus.ts';
import { serializeRequest, deserializeError, deserializeResponse } from './serialize.ts';
import type { FrameMessage, PortalMessage, PortalWelcome } from './wire.ts';

/** The portal's API inside a frame. */
export interface FrameContext {
  readonly context: PortalContext;
  /** Reports what the contract has no method for: the result of the mount, and errors. */
  post(message: FrameMessage): void;
  /** Closes the port. */
  stop(): void;
}

/** A text that the port accepts; the portal cuts it to what it shows. */
const cut = (text: string, length: number): string => String(text).slice(0, length);

/** Data from the port is a copy that belongs to the micro-app; it is frozen as in the sandbox. */
function freeze<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  for (const value of Object.values(data)) freeze(value);
  return Object.freeze(data);
}

/** Reuses the previous parts that are equal, so that a copied but unchanged part is no change. */
function keepEqualParts(state: PortalState, previous: PortalState): PortalState {
  const parts = Object.entries(state).map(([name, part]: [string, unknown]) => {
    const earlier = previous[name as keyof PortalState];
    return [name, JSON.stringify(part) === JSON.stringify(earlier) ? earlier : freeze(part)];
  });
  return Object.freeze(Object.fromEntries(parts) as PortalState);
}

/** The portal's cache-busting parameter; where panes have variants it is never the micro-app's own. */
const CACHE_BUSTER = 't';

/** Hides the portal's bars; links inside the portal keep it (R058). */
const HIDE_BAR = 'hideBar';

/**
 * Returns the URL of an inner page in the portal, based on the URL of the subsystem's first page and formatted like
 * the portal's: the queries are joined as text, without the parameters that identify the pane.
 *
 * @param hidesBar - Whether the portal's bars are hidden, so that the link keeps them hidden.
 */
function hrefBelow(first: string, inner: string, hidesBar: boolean): string {
  const base = new URL(first);
  const { pathname, search, hash } = new URL(normalizeInner(inner), base.origin);
  if (pathname !== '/') base.pathname = `${base.pathname.replace(/\/$/, '')}${pathname}`;
  if (base.search === '') base.search = search;
  else {
    const taken = [...base.searchParams.keys(), CACHE_BUSTER];
    const isFree = (part: string) =>
      part !== '' && ![...new URLSearchParams(part).keys()].some((name) => taken.includes(name));
    base.search = [base.search, ...search.slice(1).split('&').filter(isFree)].join('&');
  }
  if (hidesBar && !base.searchParams.has(HIDE_BAR)) base.search += `${base.search === '' ? '?' : '&'}${HIDE_BAR}=1`;
  base.hash = hash;
  return base.href;
}

/**
 * Creates the contract over a port; it behaves as in the sandbox.
 *
 * @param welcome - The portal's first message.
 * @param port - The port to the portal.
 * @param onUnmount - Called when the portal unmounts the micro-app.
 */
export function createFrameContext(welcome: PortalWelcome, port: MessagePort, onUnmount: () => void): FrameContext {
  const state = createObservable(freeze(welcome.state));
  const navigationListeners = createNavigationListeners();
  const confirms = new Map<number, (isAgreed: boolean) => void>();
  const requests = new Map<number, { resolve(answer: Response): void; reject(error: unknown): void }>();
  let address = normalizeInner(welcome.address);
  let lastId = 0;
  let seen = 0;
  let isStopped = false;

  const post = (message: FrameMessage) => {
    if (!isStopped) port.postMessage(message);
  };
  const nextId = () => (lastId += 1);
  const stopShortcuts = forwardShortcuts(welcome.shortcuts ?? [], (press) => post({ type: 'shortcut', press }));
  const stopFocus = keepFocus();

  const navigate = async (id: number, inner: string) => {
    seen = id;
    const before = address;
    address = inner;
    const isAgreed = await navigationListeners.ask(inner);
    if (!isAgreed && seen === id && address === inner) address = before;
    post({ type: 'navigated', id, isAgreed });
  };

  const handleMessage = (message: PortalMessage) => {
    switch (message.type) {
      case 'state':
        return state.set(keepEqualParts(message.state, state.get()));
      case 'navigate':
        return void navigate(message.id, message.inner);
      case 'confirmed':
        confirms.get(message.id)?.(message.isAgreed);
        return void confirms.delete(message.id);
      case 'response':
        requests.get(message.id)?.resolve(deserializeResponse(message.response));
        return void requests.delete(message.id);
      case 'request-failed':
        requests.get(message.id)?.reject(deserializeError(message.error));
        return void requests.delete(message.id);
      case 'unmount':
        return onUnmount();
    }
  };
  port.onmessage = ({ data }) => handleMessage(data as PortalMessage);

  const move = (inner: string, isReplaced: boolean) => {
    address = normalizeInner(inner);
    post({ type: 'move', inner: address, isReplaced, seen });
  };

  const request: PortalContext['request'] = async (target, init) => {
    init?.signal?.throwIfAborted();
    if (isStopped) throw new DOMException('The subsystem was unmounted', 'AbortError');
    const serialized = await serializeRequest(init);
    init?.signal?.throwIfAborted();
    const id = nextId();
    return new Promise<Response>((resolve, reject) => {
      const abort = () => {
        if (!requests.delete(id)) return;
        post({ type: 'abort', id });
        reject(init?.signal?.reason);
      };
      init?.signal?.addEventListener('abort', abort, { once: true });
      const settle =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          init?.signal?.removeEventListener('abort', abort);
          end(value);
        };
      requests.set(id, { resolve: settle(resolve), reject: settle(reject) });
      try {
        post({ type: 'request', id, address: String(target), request: serialized });
      } catch (error) {
        requests.delete(id);
        settle(reject)(error);
      }
    });
  };

  const context: PortalContext = Object.freeze({
    protocol: welcome.protocol,
    code: welcome.code,
    variant: welcome.variant,
    announce: (protocol: string) => {
      post({ type: 'announce', protocol });
      return compareProtocols(welcome.protocol, protocol);
    },
    getState: state.get,
    subscribe: state.subscribe,
    request,
    navigation: Object.freeze({
      current: () => address,
      push: (inner: string) => move(inner, false),
      replace: (inner: string) => move(inner, true),
      hrefOf: (inner: string) => hrefBelow(welcome.href, inner, state.get().hideBar),
      onNavigate: navigationListeners.add,
      setTitle: (title: string | null) => post({ type: 'title', title: title === null ? null : cut(title, 1_000) }),
      openSubsystem: (code: string, inner?: string) =>
        post({ type: 'open-subsystem', code: requireCode(code), ...(inner !== undefined && { inner: String(inner) }) }),
      openPage: (path: string) => post({ type: 'open-page', path: requirePortalPath(path) }),
    }),
    reportUnsaved: (hasUnsaved: boolean) => post({ type: 'unsaved', hasUnsaved: hasUnsaved === true }),
    toast: ({ type, text }) => post({ type: 'toast', message: { type, text: cut(text, 5_000) } }),
    confirm: (question) =>
      new Promise<boolean>((resolve) => {
        if (isStopped) return resolve(false);
        const id = nextId();
        confirms.set(id, resolve);
        const { title, content, okText, cancelText, danger } = question;
        post({
          type: 'confirm',
          id,
          question: {
            title: cut(title, 1_000),
            content: cut(content, 5_000),
            ...(okText !== undefined && { okText: cut(okText, 200) }),
            ...(cancelText !== undefined && { cancelText: cut(cancelText, 200) }),
            ...(danger !== undefined && { danger }),
          },
        });
      }),
    popupContainer: () => document.body,
  } satisfies PortalContext);

  return {
    context,
    post,
    stop: () => {
      isStopped = true;
      stopShortcuts();
      stopFocus();
      port.close();
      state.clear();
      navigationListeners.clear();
      for (const resolve of confirms.values()) resolve(false);
      for (const { reject } of requests.values()) reject(new DOMException('The subsystem was unmounted', 'AbortError'));
      confirms.clear();
      requests.clear();
    },
  };
}
