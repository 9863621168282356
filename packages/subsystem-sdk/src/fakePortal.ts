import { normalizeInner, requireCode, requirePortalPath } from './address.ts';
import type { PortalContext, PortalQuestion, PortalState, PortalToast } from './context.ts';
import { createNavigationListeners } from './navigationListeners.ts';
import { createObservable } from './observable.ts';
import { compareProtocols, PROTOCOL_VERSION } from './protocol.ts';

/** A call that the micro-app has made to the fake portal. */
export type FakePortalCall =
  | { name: 'push' | 'replace' | 'openPage'; address: string }
  | { name: 'openSubsystem'; code: string; address?: string }
  | { name: 'setTitle'; title: string | null }
  | { name: 'announce'; protocol: string }
  | { name: 'reportUnsaved'; hasUnsaved: boolean }
  | { name: 'toast'; message: PortalToast }
  | { name: 'confirm'; question: PortalQuestion }
  | { name: 'request'; address: string };

/** Options of a fake portal; all but the code have defaults. */
export interface FakePortalOptions {
  code?: string;
  /** Distinguishes panes of one subsystem; none by default. */
  variant?: string | null;
  /** Inner address to start at. */
  address?: string;
  /** Fields of the first snapshot that differ from the default. */
  state?: Partial<PortalState>;
  /** Handles requests; the browser's `fetch` without a token by default. */
  request?: PortalContext['request'];
  /** Answers questions; always yes by default. */
  confirm?: (question: PortalQuestion) => boolean | Promise<boolean>;
  /** Shows toasts; in the console by default. */
  toast?: (message: PortalToast) => void;
  /** Container for pop-ups; the body by default. */
  popupContainer?: () => HTMLElement;
}

/** The fake portal: the real contract, plus controls for tests. */
export interface FakePortal extends PortalContext {
  /** All calls of the micro-app, oldest first. */
  readonly calls: readonly FakePortalCall[];
  /** Changes fields of the snapshot and notifies the subscribers, like the portal. */
  setState(change: Partial<PortalState>): void;
  /**
   * Simulates a navigation of the user to an inner page, such as by the browser's back button.
   *
   * @returns Whether the micro-app navigated; false when one of its listeners blocked it.
   */
  navigate(inner: string): Promise<boolean>;
}

const TITLE_MAX_LENGTH = 100;

/** Validates a title like the portal: only text counts, cut to a maximum length. */
const titleOf = (title: unknown): string | null =>
  typeof title === 'string' || typeof title === 'number'
    ? String(title).slice(0, TITLE_MAX_LENGTH).trim() || null
    : null;

/** Default snapshot of the fake portal: an ordinary user, the light theme, Chinese. */
export const fakeState: PortalState = Object.freeze({
  user: Object.freeze({
    userName: '林晓岚',
    telephone: '13800001234',
    jobNumber: 'GJ00108',
    sex: 0,
    identityState: 0,
  }),
  permissions: Object.freeze({
    powerCodes: Object.freeze([]),
    menus: Object.freeze([]),
    housekeeper: Object.freeze({ status: '1', data: Object.freeze({}) }),
  }),
  dictionary: Object.freeze({ fieldSelected: Object.freeze([]), dictMap: Object.freeze({}) }),
  locale: 'zh-CN',
  theme: Object.freeze({
    ink: '#14213a',
    ink2: '#4a5875',
    ink3: '#5f6b85',
    line: '#e3e8f1',
    lineStrong: '#c5cedd',
    background: '#f4f6fa',
    card: '#ffffff',
    brand: '#0b57c4',
    brandStrong: '#084596',
    brandWeak: '#e8f0fd',
    success: '#1b7a3d',
    warning: '#9a5b00',
    danger: '#c4182b',
    radiusCard: 12,
    radiusControl: 8,
    radiusTag: 6,
    fontFamily: '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif',
    colorScheme: 'light',
  }),
  hideBar: false,
  isVisible: true,
} as const);

/**
 * Creates a fake portal of the same type as the real one, for the standalone mode and for tests.
 *
 * @param options - Options that differ from the default.
 * @returns The contract, plus controls for tests.
 * @example
 * const portal = createFakePortal({ code: 'mgr', state: { locale: 'en-US' } });
 * await mount({ portal, container: document.body });
 * portal.navigate('/orders/42');
 */
export function createFakePortal(options: FakePortalOptions = {}): FakePortal {
  const state = createObservable<PortalState>(Object.freeze({ ...fakeState, ...options.state }));
  const navigationListeners = createNavigationListeners();
  let address = normalizeInner(options.address ?? '/');
  const calls: FakePortalCall[] = [];

  const move = (name: 'push' | 'replace') => (inner: string) => {
    address = normalizeInner(inner);
    calls.push({ name, address });
  };

  return {
    protocol: PROTOCOL_VERSION,
    code: options.code ?? 'subsystem',
    variant: options.variant ?? null,
    announce: (protocol) => {
      calls.push({ name: 'announce', protocol });
      return compareProtocols(PROTOCOL_VERSION, protocol);
    },
    getState: state.get,
    subscribe: state.subscribe,
    request: (target, init) => {
      calls.push({ name: 'request', address: target });
      return options.request ? options.request(target, init) : fetch(target, { ...init, credentials: 'omit' });
    },
    navigation: {
      current: () => address,
      push: move('push'),
      replace: move('replace'),
      // Standalone, the subsystem is at the root of its own origin.
      hrefOf: normalizeInner,
      onNavigate: navigationListeners.add,
      setTitle: (title) => {
        calls.push({ name: 'setTitle', title: titleOf(title) });
      },
      openSubsystem: (code, inner) => {
        calls.push({
          name: 'openSubsystem',
          code: requireCode(code),
          ...(inner === undefined ? {} : { address: inner }),
        });
      },
      openPage: (path) => {
        calls.push({ name: 'openPage', address: requirePortalPath(path) });
      },
    },
    reportUnsaved: (hasUnsaved) => {
      calls.push({ name: 'reportUnsaved', hasUnsaved });
    },
    toast: (message) => {
      calls.push({ name: 'toast', message });
      if (options.toast) options.toast(message);
      else console.warn(`[portal] ${message.type}: ${message.text}`);
    },
    confirm: async (question) => {
      calls.push({ name: 'confirm', question });
      return options.confirm ? options.confirm(question) : true;
    },
    popupContainer: options.popupContainer ?? (() => document.body),
    calls,
    setState: (change) => state.set(Object.freeze({ ...state.get(), ...change })),
    navigate: async (target) => {
      const before = address;
      const inner = normalizeInner(target);
      address = inner;
      const isAgreed = await navigationListeners.ask(inner);
      // A later navigation takes precedence.
      if (!isAgreed && address === inner) address = before;
      return isAgreed;
    },
  };
}
