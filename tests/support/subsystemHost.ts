import { createMemoryHistory, type MemoryHistory } from 'history';
import { innerOf } from '@/domain/subsystem/address';
import { keyOf, variantOf } from '@/domain/subsystem/paneKey';
import type { RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { BridgeOptions } from '@/shell/bridge';
import { createHost } from '@/shell/subsystem-host/createHost';
import type { Leftovers, RunOptions } from '@/shell/subsystem-host/runnerTypes';
import { stageStore } from '@/shell/subsystem-host/stageStore';
import type { Host, HostDependencies } from '@/shell/subsystem-host/types';

/** For tests of other parts, which reach a part of the shell through its index only. */
export { createPaneNavigator } from '@/shell/subsystem-host/createPaneNavigator';
export { umiRoutesInfo } from '@/shell/subsystem-host/umiRoutesInfo';

/** A registry entry for the tests. */
export const recordOf = (code: string, more: Partial<RegisteredSubsystem> = {}): RegisteredSubsystem => ({
  code,
  name: { 'en-US': code, 'zh-CN': code },
  isolation: 'sandbox',
  entry: `http://${code}.localhost:8010/`,
  entryCodes: [code === 'mgr' ? 'housekeeper' : code],
  ...more,
});

/** A promise that the test settles itself. */
export function deferred<Value = void>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}

export const NO_LEFTOVERS: Leftovers = { listeners: 0, timers: 0, observers: 0, nodes: 0, globals: 0, builtIns: 0 };

/** Waits for everything that waits for promises only. */
export const settled = async (turns = 40): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
};

/** A micro-app on the fake stage with a location; it navigates as its kind does. */
export interface FakeApp {
  options: RunOptions;
  isMounted: boolean;
  isStopped: boolean;
  isShown: boolean;
  /** Whether its container was in the document when it started. */
  wasAttached: boolean;
  updates: number;
  /** What it added to `document.body`. */
  popups: HTMLElement[];
  where(): string;
  push(inner: string): void;
  replace(inner: string): void;
  /** Blocks the next navigation; returns the user's two answers. */
  blockNext(): { unblock(): void; stay(): void };
}

/** A Umi slave has its own history, and asks by blocking it. */
function slaveIn(options: RunOptions): Pick<FakeApp, 'where' | 'push' | 'replace' | 'blockNext'> {
  const { history, onHistoryInit } = options.props() as unknown as {
    history: { initialEntries: string[] };
    onHistoryInit(history: MemoryHistory): void;
  };
  const slave = createMemoryHistory({ initialEntries: history.initialEntries });
  onHistoryInit(slave);
  return {
    where: () => `${slave.location.pathname}${slave.location.search}${slave.location.hash}`,
    push: (inner) => slave.push(inner),
    replace: (inner) => slave.replace(inner),
    blockNext: () => {
      let retry: (() => void) | undefined;
      const release = slave.block((transition) => {
        retry = () => transition.retry();
      });
      return {
        unblock: () => {
          release();
          retry?.();
        },
        stay: release,
      };
    },
  };
}

/** A micro-app with the SDK subscribes and reports. */
function sdkAppIn({ navigator, start }: RunOptions): Pick<FakeApp, 'where' | 'push' | 'replace' | 'blockNext'> {
  let here = start;
  let isAsking = false;
  let answer: ((may: boolean) => void) | undefined;
  navigator.contract.onNavigate((inner) => {
    const ask = () =>
      new Promise<boolean>((resolve) => {
        answer = (may) => {
          if (may) here = inner;
          resolve(may);
        };
      });
    if (isAsking) return ask();
    here = inner;
    return undefined;
  });
  const go = (kind: 'push' | 'replace') => (inner: string) => {
    here = inner;
    navigator.contract[kind](inner);
  };
  return {
    where: () => here,
    push: go('push'),
    replace: go('replace'),
    blockNext: () => {
      isAsking = true;
      const end = (may: boolean) => () => {
        isAsking = false;
        answer?.(may);
        answer = undefined;
      };
      return { unblock: end(true), stay: end(false) };
    },
  };
}

/** A browser's history with the portal in it; going back and forward is asynchronous, as in a browser. */
function createFakeBrowser(codes: readonly string[]) {
  const entries = ['/home'];
  let index = 0;

  const arrive = (kind: 'PUSH' | 'REPLACE' | 'POP') => {
    const url = new URL(entries[index]!, 'http://portal.example');
    for (const code of codes) {
      const inner = innerOf(code, url);
      if (inner === null) continue;
      const variant = variantOf({ code, query: url.searchParams });
      stageStore.setState({ target: { key: keyOf(code, variant), code, variant, inner, kind, isFirstPage: false } });
      return;
    }
    stageStore.setState({ target: null });
  };

  const hostHistory: HostDependencies['hostHistory'] & { entries: readonly string[] } = {
    entries,
    push: (address) => {
      entries.splice(index + 1, entries.length, address);
      index += 1;
      arrive('PUSH');
    },
    replace: (address) => {
      entries[index] = address;
      arrive('REPLACE');
    },
    current: () => entries[index]!,
    index: () => index,
    go: async (delta) => {
      await Promise.resolve();
      const target = index + delta;
      if (delta === 0 || target < 0 || target >= entries.length) return;
      index = target;
      arrive('POP');
    },
  };
  return hostHistory;
}

/** The host with fake dependencies. */
export function createFakeStage(overrides: Partial<HostDependencies> = {}, slaves: readonly string[] = ['mgr']) {
  const log: string[] = [];
  const apps: FakeApp[] = [];
  const bridges = new Map<string, BridgeOptions>();
  const idle = new Set<() => void>();
  const subsystems = new Map(
    ['mgr', 'lift', 'wcx', 'jcpt', 'gdzt'].map((code) => [code, recordOf(code)] as [string, RegisteredSubsystem]),
  );
  subsystems.set('byd', recordOf('byd', { entryCodes: ['workorder', 'task'] }));
  subsystems.set('plans', recordOf('plans', { isolation: 'frame' }));
  subsystems.set('foreign', recordOf('foreign', { isolation: 'frame', bridge: 'none' }));
  const hostHistory = createFakeBrowser([...subsystems.keys(), 'iframe']);
  const deps: HostDependencies = {
    loadRegistry: async () => ({ subsystems, problems: [] }),
    verifyAccess: async () => ({ allowed: true }),
    verifyAccessAtStart: () => undefined,
    describeFailure: ({ msg }) => msg ?? 'words for it',
    openAccessDenied: ({ code }, entryCode, { applyState }) => void log.push(`help ${code} ${entryCode} ${applyState}`),
    fetchApp: async (entry, { isRetry, onPage }) => {
      log.push(`fetch ${new URL(entry).host.split('.')[0]}${isRetry ? ' anew' : ''}`);
      onPage?.();
      return { address: entry, fetch: window.fetch } as never;
    },
    fetchRelease: async () => ({ version: null, files: [] }),
    applyOverride: async (subsystem) => subsystem,
    isAdmitted: () => true,
    prepareSandbox: async () => undefined,
    loadRunner: async () => (options) => {
      const kind = slaves.includes(options.subsystem.code) ? slaveIn(options) : sdkAppIn(options);
      const flags = { isMounted: false, isStopped: false, isShown: false };
      const wasAttached = document.body.contains(options.container);
      const app: FakeApp = { ...kind, ...flags, options, wasAttached, updates: 0, popups: [] };
      apps.push(app);
      for (const phase of ['evaluate', 'bootstrap', 'mount'] as const) options.onPhase(phase);
      return {
        mounted: options.allowed.then((isAllowed) => void (app.isMounted = isAllowed)),
        update: () => void (app.updates += 1),
        setShown: (isShown) => void (app.isShown = isShown),
        owns: (node) => app.popups.some((popup) => popup.contains(node)),
        stop: async () => {
          app.isStopped = true;
          return NO_LEFTOVERS;
        },
      };
    },
    loadPermissionData: async () => undefined,
    refreshPermissionData: async () => undefined,
    createBridge: (options) => {
      bridges.set(options.variant === null ? options.code : `${options.code}:${options.variant}`, options);
      return {
        context: { code: options.code, navigation: options.navigation, subscribe: () => () => undefined },
        setVisible: () => undefined,
        stop: () => undefined,
      } as never;
    },
    propsFor: (portal) => ({ portal }),
    hostHistory,
    budget: () => 6,
    afterPaint: (act) => act(),
    whenIdle: (act) => {
      idle.add(act);
      return () => void idle.delete(act);
    },
    askLeave: async () => true,
    showRuntimeError: ({ code }) => void log.push(`runtime error of ${code}`),
    sortByFrequency: (keys) => [...keys],
    canPrefetch: () => true,
    ...overrides,
  };
  const host: Host = createHost(deps);
  const pane = (key: string) => stageStore.getState().panes.find((one) => one.key === key);
  const go = (address: string) => {
    hostHistory.push(address);
    return settled();
  };
  return {
    host,
    hostHistory,
    log,
    apps,
    bridges,
    pane,
    /** Opens an address of the portal like a link, and waits. */
    go,
    /** Opens one address after the other. */
    open: async (...addresses: string[]) => {
      for (const address of addresses) await go(address);
    },
    /** Goes back or forward, and waits. */
    travel: async (delta: number) => {
      await hostHistory.go(delta);
      await settled();
    },
    /** The running micro-app of a pane. */
    app: (key: string) => apps.findLast(({ options, isStopped }) => options.key === key && !isStopped),
    /** Runs the idle callbacks. */
    rest: async () => {
      for (const act of [...idle]) {
        idle.delete(act);
        act();
      }
      await settled();
    },
  };
}

/** Makes the function that starts the stage of a test; the stage ends with its test, and so do fake timers. */
export function fakeStages(): typeof createFakeStage {
  const stages: ReturnType<typeof createFakeStage>[] = [];
  afterEach(async () => {
    jest.useRealTimers();
    for (const { host } of stages.splice(0)) await host.stop();
    stageStore.setState(stageStore.getInitialState(), true);
  });
  return (...given) => {
    const stage = createFakeStage(...given);
    stages.push(stage);
    return stage;
  };
}

/** The panes' statuses, by key. */
export const paneStates = () =>
  Object.fromEntries(stageStore.getState().panes.map(({ key, state }) => [key, state.status]));

/** How the panes are shown or hidden, by key. */
export const paneTiers = () => Object.fromEntries(stageStore.getState().panes.map(({ key, tier }) => [key, tier]));
