import { history } from '@umijs/max';
import { compareProtocols, PROTOCOL_VERSION, type PortalContext, type PortalState } from '@portal/subsystem-sdk';
import { carryHideBar, outerOf } from '@/domain/subsystem/address';
import type { SubsystemCall } from '@/domain/subsystem/allowedCalls';
import { isSubsystemCode } from '@/domain/subsystem/subsystemCode';
import { toast } from '@/shell/feedback';
import { createRateLimit } from '@/utils/createRateLimit';
import { safeUrl } from '@/utils/safeUrl';
import { recordIncident } from '@/utils/subsystemIncidents';
import { textOf } from './boundedText';
import { loadDictionary } from './dictionary';
import { createQuestions } from './questions';
import { sharedState } from './sharedState';
import { createAuthenticatedCalls } from './authenticatedCalls';
import { lightThemeOf } from './theme';
import { createUnsavedReports } from './unsavedReports';

/** What a bridge needs from its pane. */
export interface BridgeOptions {
  /** Code of the subsystem. */
  code: string;
  /** What distinguishes the pane from the others of its route; null where there is one. */
  variant: string | null;
  /** The authenticated calls that it may make (`calls` of its registry entry). */
  calls: readonly SubsystemCall[];
  /** Whether it may get the dark theme (`colorScheme` of its registry entry). */
  followsColorScheme: boolean;
  /** Whether the registry has turned the subsystem off: then its authenticated calls are refused. */
  isDisabled(): boolean;
  /** Whether it was mounted before the user asked for it, and has not been shown: then its toasts are left out. */
  isAhead?(): boolean;
  /** Inner navigation of the pane. */
  navigation: Pick<PortalContext['navigation'], 'current' | 'push' | 'replace' | 'onNavigate'>;
  /** Address of the portal for an inner address of the pane. */
  hrefOf(inner: string): string;
  /** Element inside the pane for pop-ups. */
  popupContainer(): HTMLElement;
  /** Called when unsaved work appears, and when it is gone. */
  onUnsaved(hasUnsaved: boolean): void;
  /** Called with the micro-app's name for its inner page; null removes it. */
  onTitle(title: string | null): void;
  /**
   * Called once when the micro-app announces the contract: from then on only what it reports counts as unsaved (A29).
   */
  onAnnounce?(): void;
}

/** The portal as seen by one micro-app. */
export interface Bridge {
  readonly context: PortalContext;
  /** Sets whether the micro-app is on screen. */
  setVisible(isVisible: boolean): void;
  /** Disconnects the micro-app: from then on it gets no events and cannot navigate. */
  stop(): void;
}

const TOAST_TYPES = ['success', 'warning', 'info', 'error'] as const;
const TOAST_MAX_LENGTH = 200;
/** Toasts of one micro-app within TOAST_WINDOW_MS; more would hide those of the portal. */
const TOASTS_AT_ONCE = 3;
const TOAST_WINDOW_MS = 2_000;

const TITLE_MAX_LENGTH = 100;

/** A path of the portal, normalized; undefined for an address of another origin in any spelling. */
const portalPath = (path: unknown): string | undefined => {
  const address = safeUrl(path);
  return address?.startsWith('/') ? address : undefined;
};

/** Creates the bridge of one pane. The context never holds the token; a stopped bridge calls nothing. */
export function createBridge(options: BridgeOptions): Bridge {
  const { code, variant, navigation, popupContainer, onUnsaved, onTitle } = options;
  let isVisible = false;
  let isStopped = false;
  const snapshot = (): PortalState => {
    const shared = sharedState.getState();
    const theme = options.followsColorScheme ? shared.theme : lightThemeOf(shared.theme);
    return Object.freeze({ ...shared, theme, isVisible });
  };
  let state = snapshot();
  const listeners = new Set<Parameters<PortalContext['subscribe']>[0]>();

  const publishState = () => {
    const previous = state;
    state = snapshot();
    for (const listener of [...listeners]) {
      try {
        listener(state, previous);
      } catch (error) {
        console.error(`A listener of the subsystem ${code} failed`, error);
      }
    }
  };
  const unsubscribe = sharedState.subscribe(publishState);

  void loadDictionary();

  const mayToast = createRateLimit(TOASTS_AT_ONCE, TOAST_WINDOW_MS);

  const unsavedReports = createUnsavedReports(onUnsaved);

  const ignored = new Set<string>();
  /** Says once why a call has no effect. */
  const reportIgnored = (what: string) => {
    recordIncident({ region: code, kind: 'ignored', text: what });
    if (ignored.has(what)) return;
    ignored.add(what);
    console.warn(`[portal] ${code}: ignored ${what}`);
  };

  let hasAnnounced = false;

  const questions = createQuestions(() => !isStopped && isVisible);

  /** Navigates, unless the micro-app is stopped or hidden. Hidden bars stay hidden (R058). */
  const go = (address: string) => {
    if (!isStopped && isVisible) history.push(carryHideBar(address, history.location.search));
    else reportIgnored('a navigation to another page: it is not on screen');
  };

  const context: PortalContext = Object.freeze({
    protocol: PROTOCOL_VERSION,
    code,
    variant,
    announce: (protocol: string) => {
      const verdict = compareProtocols(PROTOCOL_VERSION, protocol);
      if (!isStopped && !hasAnnounced && verdict !== 'unreadable') {
        hasAnnounced = true;
        options.onAnnounce?.();
      }
      if (verdict !== 'compatible')
        console.warn(`[portal] The subsystem ${code} speaks protocol ${textOf(protocol, 20)}: ${verdict}`);
      return verdict;
    },
    getState: () => state,
    subscribe: (listener: Parameters<PortalContext['subscribe']>[0]) => {
      if (!isStopped) listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    request: createAuthenticatedCalls(options, () => isStopped),
    navigation: Object.freeze({
      ...navigation,
      hrefOf: (inner: string) => options.hrefOf(inner),
      setTitle: (title: string | null) => {
        if (!isStopped) onTitle(textOf(title, TITLE_MAX_LENGTH).trim() || null);
      },
      openSubsystem: (target: string, inner = '/') => {
        if (typeof target !== 'string' || !isSubsystemCode(target))
          throw new TypeError(`${String(target)} is not the code of a subsystem`);
        go(outerOf(target, inner));
      },
      openPage: (path: string) => {
        const address = portalPath(path);
        if (address === undefined) throw new TypeError(`${String(path)} is not a path of the portal`);
        go(address);
      },
    }),
    reportUnsaved: (hasUnsaved: boolean) => {
      if (!isStopped) unsavedReports.report(hasUnsaved === true);
    },
    toast: ({ type, text }: { type: string; text: string }) => {
      if (isStopped) return reportIgnored('a toast after it was unmounted');
      if (options.isAhead?.()) return reportIgnored('a toast before the user has opened it');
      if (!mayToast()) return reportIgnored('a toast: too many at once');
      const known = TOAST_TYPES.find((candidate) => candidate === type) ?? 'info';
      toast.show({ type: known, text: String(text).slice(0, TOAST_MAX_LENGTH) });
    },
    confirm: questions.ask,
    popupContainer,
  });

  return {
    context,
    setVisible: (next) => {
      if (next === isVisible) return;
      isVisible = next;
      if (!isVisible) questions.takeBack();
      publishState();
    },
    stop: () => {
      isStopped = true;
      questions.takeBack();
      unsavedReports.stop();
      unsubscribe();
      listeners.clear();
    },
  };
}
