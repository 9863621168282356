import { failureOf } from '@/domain/subsystem/failure';
import { stageStore } from '../stageStore';
import { ROOT_ATTRIBUTE } from '../styles/scopeSelector';
import { createNavigator, type SlaveHistory } from './createNavigator';
import { countLeftovers, type Stopwatch } from './openingMetrics';
import type { Loaded } from './openPane';
import { nothingToStop, type Pane } from './pane';
import type { PaneList } from './paneList';
import type { AddressSync } from './syncAddress';
import type { HostDependencies } from './types';
import { watchInput } from './watchInput';
import type { ReleaseWatch } from './watchReleases';

/** Maximum time for a micro-app to unmount; then its pane is removed anyway (F8). */
const SUBSYSTEM_UNMOUNT_TIMEOUT_MS = 3_000;

interface PaneMounterOptions {
  deps: HostDependencies;
  panes: PaneList;
  addressSync: AddressSync;
  releases: ReleaseWatch;
  /** Starts the micro-app of a pane again. */
  restart(pane: Pane): void;
}

/** Mounts micro-apps into panes and unmounts them. */
export function createPaneMounter({ deps, panes, addressSync, releases, restart }: PaneMounterOptions) {
  let mountingCount = 0;

  /** While a micro-app mounts, the other panes release their layout. */
  const countMounting = (change: 1 | -1) => {
    mountingCount += change;
    // They get it back when the browser is idle, when the budget is checked anyway.
    if (mountingCount > 0) panes.releaseLayout(true);
    else panes.publish();
  };

  const setUnsaved = (pane: Pane, change: () => void) => {
    const before = [pane.reported, pane.hasInput];
    change();
    if (before[0] !== pane.reported || before[1] !== pane.hasInput) panes.publish();
  };

  const mount = async (
    pane: Pane,
    attempt: number,
    { record, source, run }: Loaded,
    watch: Stopwatch,
    allowed: Promise<boolean>,
  ) => {
    const start = pane.inner;
    const container = document.createElement('div');
    const navigator = createNavigator(start, addressSync.callbacksFor(pane));
    const isCurrent = () => pane.navigator === navigator;
    const bridge = deps.createBridge({
      code: record.code,
      variant: pane.variant,
      calls: record.calls ?? [],
      isDisabled: () => pane.disabled !== null,
      navigation: navigator.contract,
      hrefOf: (inner) => addressSync.hrefOf(pane, inner),
      popupContainer: () => pane.element.querySelector<HTMLElement>(`[${ROOT_ATTRIBUTE}]`) ?? pane.element,
      onUnsaved: (hasUnsaved) => {
        if (isCurrent()) setUnsaved(pane, () => void (pane.reported = hasUnsaved));
      },
      // It has announced the contract: only what it reports counts as unsaved (A29).
      onAnnounce: () => {
        if (isCurrent()) setUnsaved(pane, () => void (pane.reported ??= false));
      },
      onTitle: (title) => {
        if (!isCurrent() || pane.title === title) return;
        pane.title = title;
        panes.publish();
      },
    });
    const props = () => ({
      ...deps.propsFor(bridge.context),
      // Read by Umi's slave plugin; other micro-apps ignore it.
      base: '/',
      history: { type: 'memory', initialEntries: [navigator.current()] },
      onHistoryInit: (history: SlaveHistory) => {
        if (isCurrent()) navigator.adopt(history);
      },
    });
    pane.navigator = navigator;
    pane.bridge = bridge;
    pane.release = source?.release ? { ...source.release, checkedAt: Date.now() } : null;
    const onInput = () => {
      if (isCurrent()) setUnsaved(pane, () => void (pane.hasInput = true));
    };
    let hasShownRuntimeError = false;
    const isSandboxed = record.isolation === 'sandbox';
    if (isSandboxed) countMounting(1);
    try {
      watch.begin('evaluate');
      const running = run({
        key: pane.key,
        record,
        source,
        container,
        context: bridge.context,
        props: props(),
        navigator,
        start,
        signal: pane.abort!.signal,
        allowed,
        onPhase: (phase) => watch.end(phase),
        onInput,
        onRuntimeError: (error) => {
          if (!isCurrent()) return;
          console.error(`[portal] ${pane.key} failed after it was mounted`, error);
          // What follows from a missing file needs no message of its own.
          if (hasShownRuntimeError || pane.update?.kind === 'file-missing') return;
          hasShownRuntimeError = true;
          deps.showRuntimeError(record);
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
      await running.mounted;
    } finally {
      if (isSandboxed) countMounting(-1);
    }
    if (!panes.dispatch(pane, { type: 'mounted', attempt })) return;
    pane.hasFailed = false;
    // The user may have navigated while the life cycles ran.
    const { target } = stageStore.getState();
    if (target?.key === pane.key && target.inner !== start) addressSync.follow(pane, target, true);
  };

  const detach = (pane: Pane): Promise<void> => {
    const { running, bridge, navigator, container, record } = pane;
    pane.container = null;
    pane.running = null;
    pane.bridge = null;
    pane.navigator = null;
    pane.blocked = null;
    pane.reported = null;
    pane.hasInput = false;
    pane.release = null;
    pane.update = null;
    pane.title = null;
    pane.stopUpdates();
    pane.stopUpdates = nothingToStop;
    // The signal holds listeners of the micro-app's runtime.
    pane.abort = null;
    pane.recheck?.abort();
    pane.recheck = null;
    panes.publish();
    navigator?.stop();
    const before = pane.isClear;
    const clear = async () => {
      await before;
      try {
        const left = await running?.stop(SUBSYSTEM_UNMOUNT_TIMEOUT_MS);
        if (left && record) countLeftovers(record.code, left);
      } catch (error) {
        // Whatever failed during the clean-up, the pane is free for the next mount.
        console.error(`[portal] ${pane.key} could not be taken down cleanly`, error);
      }
      bridge?.stop();
      container?.remove();
    };
    pane.isClear = clear();
    return pane.isClear;
  };

  /** Fails an attempt and releases everything it has created. */
  const fail = (pane: Pane, attempt: number, error: unknown) => {
    if (!panes.dispatch(pane, { type: 'failed', attempt, failure: failureOf(error, 'mount-error') })) return;
    pane.hasFailed = true;
    pane.abort?.abort();
    void detach(pane);
  };

  return { mount, fail, detach, isMounting: () => mountingCount > 0 };
}
