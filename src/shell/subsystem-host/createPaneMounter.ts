import { failureOf } from '@/domain/subsystem/failure';
import { stageStore } from './stageStore';
import { createPaneNavigator, type SlaveHistory } from './createPaneNavigator';
import { unmountMicroApp } from './unmountMicroApp';
import type { Stopwatch } from './openingMetrics';
import type { Loaded } from './createPaneOpener';
import { noop, type Pane } from './pane';
import { createPaneBridge, setUnsaved } from './paneBridge';
import type { PaneList } from './paneList';
import type { AddressSync } from './createAddressSync';
import type { HostDependencies } from './types';
import { watchInput } from './watchInput';
import type { ReleaseWatch } from './watchReleases';

interface PaneMounterOptions {
  deps: HostDependencies;
  panes: PaneList;
  addressSync: AddressSync;
  releases: ReleaseWatch;
  /** Unmounts the micro-app of a pane; a pane on screen opens again. */
  restart(pane: Pane): void;
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

/** Mounts micro-apps into panes and unmounts them. */
export function createPaneMounter({ deps, panes, addressSync, releases, restart }: PaneMounterOptions) {
  /**
   * While a micro-app mounts that the user waits for, the other panes release their layout; beside one that is mounted
   * ahead they keep it for the user, who goes back to one of them.
   */
  const mounting = new Set<Pane>();
  const begin = (pane: Pane) => {
    mounting.add(pane);
    if (!pane.isAhead) panes.setLayoutExtent('none');
  };
  const end = (pane: Pane) => {
    // They get it back when the browser is idle, when the budget is checked anyway.
    if (mounting.delete(pane) && mounting.size === 0) panes.publish();
  };

  const mount = async (
    pane: Pane,
    attempt: number,
    { subsystem, source, run }: Loaded,
    stopwatch: Stopwatch,
    allowed: Promise<boolean>,
  ) => {
    let start = pane.inner;
    const { signal } = pane.abort!;
    const { awaitsRequest } = pane;
    let isCatchingUp = pane.isAhead && !awaitsRequest;
    const container = document.createElement('div');
    if (!subsystem.colorScheme) container.dataset.colorScheme = 'light';
    const callbacks = addressSync.callbacksFor(pane);
    const navigator = createPaneNavigator(start, {
      ...callbacks,
      onMove: (inner, isReplaced) => {
        // Opened ahead and shown meanwhile, it does not know the address of the window yet.
        if (isCatchingUp) pane.inner = inner;
        else callbacks.onMove(inner, isReplaced);
      },
    });
    const isCurrent = () => pane.navigator === navigator;
    const bridge = createPaneBridge(pane, subsystem, navigator, {
      createBridge: deps.createBridge,
      panes,
      addressSync,
    });
    const props = () => ({
      ...deps.propsFor(bridge.context),
      // Read by Umi's slave plugin; other micro-apps ignore it.
      base: '/',
      history: { type: 'memory', initialEntries: [navigator.current()] },
      onHistoryInit: (history: SlaveHistory) => {
        if (isCurrent()) navigator.attachHistory(history);
      },
    });
    pane.navigator = navigator;
    pane.bridge = bridge;
    pane.release = source?.release ? { ...source.release, checkedAt: Date.now() } : null;
    const onInput = () => {
      if (isCurrent()) setUnsaved(panes, pane, { hasInput: true });
    };
    let hasShownRuntimeError = false;
    const followRequest = (isAllowed: boolean) => {
      if (!isAllowed || !isCurrent()) return;
      start = pane.inner;
      if (start !== navigator.current()) navigator.navigate(start);
      begin(pane);
    };
    // The other panes keep their layout while nobody knows whether this one is opened.
    if (awaitsRequest) void allowed.then(followRequest, noop);
    else if (subsystem.isolation === 'sandbox') begin(pane);
    try {
      const running = run({
        key: pane.key,
        subsystem,
        source,
        container,
        context: bridge.context,
        props,
        navigator,
        start,
        signal,
        allowed,
        onPhase: (phase) => stopwatch.end(phase),
        onInput,
        onRuntimeError: (error) => {
          if (!isCurrent()) return;
          console.error(`[portal] ${pane.key} failed after it was mounted`, error);
          // The update bar reports the missing file; errors caused by it need no toast, nor does what nobody has opened.
          if (pane.isAhead || hasShownRuntimeError || pane.update?.kind === 'file-missing') return;
          hasShownRuntimeError = true;
          deps.showRuntimeError(subsystem);
        },
        onFileMissing: () => {
          if (isCurrent()) releases.reportMissingFile(pane);
        },
        onReload: () => {
          if (isCurrent()) restart(pane);
        },
        onLost: (error) => {
          if (isCurrent()) fail(pane, attempt, error);
        },
      });
      pane.running = running;
      running.setShown(pane.state.isActive);
      const stopInput = watchInput({ element: pane.element, owns: (node) => running.owns?.(node) ?? false }, onInput);
      const stopState = bridge.context.subscribe(() => running.update(props()));
      pane.stopUpdates = () => {
        stopInput();
        stopState();
      };
      pane.container = container;
      pane.element.append(container);
      // A life cycle may never settle, so an aborted attempt stops waiting.
      await Promise.race([running.mounted, whenAborted(signal)]);
    } finally {
      end(pane);
    }
    if (signal.aborted) return;
    const wasAhead = isCatchingUp;
    isCatchingUp = false;
    if (!panes.dispatch(pane, { type: 'mounted', attempt })) return;
    pane.hasFailed = false;
    // The user may have navigated while the life cycles ran.
    const { target } = stageStore.getState();
    if (target?.key !== pane.key) return;
    if (wasAhead) addressSync.follow(pane, target, false);
    else if (target.inner !== start) addressSync.follow(pane, target, true);
  };

  const unmountApp = (pane: Pane) => unmountMicroApp(pane, panes.publish);

  /** Fails an attempt and releases everything it has created. */
  const fail = (pane: Pane, attempt: number, error: unknown) => {
    if (!panes.dispatch(pane, { type: 'failed', attempt, failure: failureOf(error, 'mount-error') })) return;
    pane.hasFailed = true;
    pane.abort?.abort();
    void unmountApp(pane);
  };

  return { mount, fail, unmountApp, isMounting: () => mounting.size > 0 };
}
