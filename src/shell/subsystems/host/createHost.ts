import { SUBSYSTEM_OPEN_TIMEOUT_MS, SUBSYSTEM_UNMOUNT_TIMEOUT_MS } from '@/constants/subsystems';
import { decideMove, normalizeInner, outerOf } from '@/domain/subsystem/address';
import { failureOf, SubsystemError } from '@/domain/subsystem/failure';
import { isAlive, type PaneEvent, reducePane } from '@/domain/subsystem/pane';
import type { Registry, SubsystemRecord } from '@/domain/subsystem/registry';
import { createNavigator, type SlaveHistory } from './createNavigator';
import type { AppSource } from '../loading/fetchApp';
import { createPane, type Host, type HostParts, type Pane } from './hostParts';
import type { RunOptions, RunningApp } from '../sandbox/runMicroApp';
import { stageStore, type Wish } from '../stageStore';

/**
 * The host of the subsystems: one pane each, opened once and then kept alive. It follows the stage's wish, runs the
 * permission check beside the loading, and mounts when both have come. It never mounts what was not allowed, and what
 * belongs to an earlier attempt finds no pane to act on.
 */

/** Starts the host; it follows `stageStore` until it is stopped. */
export function createHost(parts: HostParts): Host {
  const panes = new Map<string, Pane>();
  let registry: Promise<Registry> | null = null;
  let isStopped = false;

  const publish = () =>
    stageStore.setState({
      panes: [...panes.values()].map(({ key, code, record, state, element, isFirstPage, hasUnsaved }) => ({
        key,
        code,
        name: record?.name ?? null,
        entry: record?.entry ?? null,
        state,
        isFirstPage,
        element,
        hasUnsaved,
      })),
    });

  const dispatch = (pane: Pane, event: PaneEvent): boolean => {
    const next = reducePane(pane.state, event);
    if (next === pane.state) return false;
    pane.state = next;
    pane.bridge?.setVisible(next.status === 'mounted');
    publish();
    return true;
  };

  const isOnScreen = (pane: Pane) => pane.state.wished && stageStore.getState().wish?.key === pane.key;

  /** Writes the inner address into the URL; a hidden pane is mute. */
  const mirror = (pane: Pane, inner: string, isReplaced: boolean) => {
    pane.inner = inner;
    if (!isOnScreen(pane)) return;
    const address = outerOf(pane.code, inner);
    if (address === normalizeInner(parts.place.current())) return;
    if (isReplaced) parts.place.replace(address);
    else parts.place.push(address);
  };

  const findRecord = async (pane: Pane, signal: AbortSignal): Promise<SubsystemRecord> => {
    // What failed may have been added to the list, or moved in it, since it was loaded.
    if (pane.hasFailed) registry = null;
    registry ??= parts.loadRegistry().catch((error: unknown) => {
      registry = null;
      throw error;
    });
    let records: Registry['records'];
    try {
      ({ records } = await registry);
    } catch (error) {
      throw new SubsystemError(failureOf(error, 'registry'));
    }
    signal.throwIfAborted();
    const record = records.get(pane.code);
    if (!record) throw new SubsystemError({ kind: 'not-registered', detail: pane.code });
    pane.record = record;
    publish();
    return record;
  };

  /** Lets go of everything that one mount has made. */
  const detach = async (pane: Pane) => {
    const { running, bridge, navigator, container } = pane;
    pane.container = null;
    pane.running = null;
    pane.bridge = null;
    pane.navigator = null;
    pane.hasUnsaved = false;
    publish();
    pane.stopUpdates();
    navigator?.stop();
    await running?.stop(SUBSYSTEM_UNMOUNT_TIMEOUT_MS);
    bridge?.stop();
    container?.remove();
  };

  const fail = (pane: Pane, attempt: number, error: unknown) => {
    if (!dispatch(pane, { type: 'failed', attempt, failure: failureOf(error, 'mount-error') })) return;
    pane.hasFailed = true;
    pane.abort?.abort();
    void detach(pane);
  };

  const checkAccess = async (pane: Pane, record: SubsystemRecord, attempt: number, signal: AbortSignal) => {
    const decision = await parts.verifyAccess(record.entryCodes[0]!, { signal });
    if (decision.allowed) return void dispatch(pane, { type: 'allowed', attempt });
    if (decision.failed)
      throw new SubsystemError({ kind: 'permission', detail: parts.describeRefusal(decision) || undefined });
    const wasOnScreen = isOnScreen(pane);
    if (!dispatch(pane, { type: 'refused', attempt })) return;
    pane.abort?.abort();
    if (wasOnScreen) parts.openHelp(record, decision);
  };

  const mount = async (
    pane: Pane,
    attempt: number,
    { record, source, run }: { record: SubsystemRecord; source: AppSource; run: (options: RunOptions) => RunningApp },
  ) => {
    const start = pane.inner;
    const container = document.createElement('div');
    const navigator = createNavigator(start, (inner, isReplaced) => mirror(pane, inner, isReplaced));
    const bridge = parts.createBridge({
      code: record.code,
      navigation: navigator.contract,
      popupContainer: () => pane.element,
      onUnsaved: (hasUnsaved) => {
        if (pane.hasUnsaved === hasUnsaved) return;
        pane.hasUnsaved = hasUnsaved;
        publish();
      },
    });
    const props = () => ({
      ...parts.propsFor(bridge.context),
      // What Umi's slave plugin reads; other micro-apps do without.
      base: '/',
      history: { type: 'memory', initialEntries: [navigator.current()] },
      onHistoryInit: (history: SlaveHistory) => {
        if (pane.navigator === navigator) navigator.adopt(history);
      },
    });
    pane.navigator = navigator;
    pane.bridge = bridge;
    const running = run({ name: record.code, source, container, props: props() });
    pane.running = running;
    pane.stopUpdates = bridge.context.subscribe(() => running.update(props()));
    pane.container = container;
    pane.element.append(container);
    await running.mounted;
    if (!dispatch(pane, { type: 'mounted', attempt })) return;
    pane.hasFailed = false;
    // The person may have gone on, back or forward, while the life cycles ran.
    const { wish } = stageStore.getState();
    if (wish?.key === pane.key && wish.inner !== start) follow(pane, wish, true);
  };

  const open = async (pane: Pane) => {
    const attempt = pane.state.attempt + 1;
    if (!dispatch(pane, { type: 'open', attempt })) return;
    const abort = new AbortController();
    const { signal } = abort;
    pane.abort = abort;
    const limit = (ms: number) => setTimeout(() => fail(pane, attempt, new SubsystemError({ kind: 'timed-out' })), ms);
    let timer = limit(SUBSYSTEM_OPEN_TIMEOUT_MS);
    try {
      const record = await findRecord(pane, signal);
      if (record.timeoutMs !== undefined) {
        clearTimeout(timer);
        timer = limit(record.timeoutMs);
      }
      const loading = Promise.all([
        parts.fetchApp(record.entry, { signal, isRetry: pane.hasFailed, isAdmitted: parts.isAdmitted }),
        parts.loadRunner().catch((error: unknown) => {
          throw new SubsystemError(failureOf(error, 'part-missing'));
        }),
        parts.preparePermissionData(record.permissionData, signal),
      ]).then(([source, run]) => {
        dispatch(pane, { type: 'prepared', attempt });
        return { record, source, run };
      });
      const [loaded] = await Promise.all([loading, checkAccess(pane, record, attempt, signal)]);
      if (pane.state.status === 'mounting' && pane.state.attempt === attempt) await mount(pane, attempt, loaded);
    } catch (error) {
      if (!signal.aborted) fail(pane, attempt, error);
    } finally {
      clearTimeout(timer);
    }
  };

  /** Leads the micro-app to where the address points, or corrects the address. */
  const follow = (pane: Pane, wish: Wish, wasVisible: boolean) => {
    const current = pane.navigator?.current() ?? null;
    const move = decideMove({ wanted: wish.inner, current, wasVisible, kind: wish.kind });
    if (move.move === 'inner') pane.navigator?.lead(move.to);
    if (move.move === 'outer') parts.place.replace(outerOf(pane.code, move.to));
  };

  /**
   * Going back is a change of visibility; the server is asked beside it, and only a clear no hides the pane (A28).
   * The newest return counts: an answer to an earlier one comes too late, whatever it says (T18).
   */
  const recheck = async (pane: Pane) => {
    const { record } = pane;
    if (!record) return;
    pane.recheck?.abort();
    pane.recheck = new AbortController();
    const { signal } = pane.recheck;
    void parts.refreshPermissionData(record.permissionData, signal);
    try {
      const decision = await parts.verifyAccess(record.entryCodes[0]!, { signal });
      if (signal.aborted || !isOnScreen(pane)) return;
      if (!decision.allowed && !decision.failed) parts.openHelp(record, decision);
    } catch {
      // A check that cannot be made leaves the pane shown and is made again on the next return.
    }
  };

  const show = (wish: Wish) => {
    let pane = panes.get(wish.key);
    if (!pane) {
      pane = createPane(wish);
      panes.set(wish.key, pane);
    }
    const wasVisible = pane.state.wished;
    dispatch(pane, { type: 'wish', wished: true });
    if (isAlive(pane.state.status)) {
      follow(pane, wish, wasVisible);
      if (!wasVisible) void recheck(pane);
      return;
    }
    // A bare address wakes a pane where it was left; every other address is an order.
    const returns = wish.inner === '/' && wish.kind !== 'POP' && !wasVisible;
    if (pane.state.status !== 'mounting' && !returns) pane.inner = wish.inner;
    if (pane.inner !== wish.inner && pane.state.status !== 'mounting')
      parts.place.replace(outerOf(pane.code, pane.inner));
    if (!wasVisible) void open(pane);
  };

  const apply = (wish: Wish | null) => {
    for (const pane of panes.values()) {
      if (pane.key === wish?.key) continue;
      pane.recheck?.abort();
      dispatch(pane, { type: 'wish', wished: false });
    }
    if (wish) show(wish);
  };

  const close = async (key: string) => {
    const pane = panes.get(key);
    if (!pane) return;
    pane.abort?.abort();
    pane.recheck?.abort();
    const { attempt } = pane.state;
    const { wish } = stageStore.getState();
    dispatch(pane, { type: 'leave', attempt, afterwards: 'idle' });
    pane.inner = '/';
    await detach(pane);
    dispatch(pane, { type: 'unmounted', attempt });
    // Somebody asked for it while it was on its way out.
    if (!isStopped && stageStore.getState().wish !== wish && isOnScreen(pane)) void open(pane);
  };

  const unfollow = stageStore.subscribe(({ wish }, before) => {
    if (wish !== before.wish && !isStopped) apply(wish);
  });
  apply(stageStore.getState().wish);

  return {
    retry: (key) => {
      const pane = panes.get(key);
      if (pane && !isStopped) void open(pane);
    },
    close,
    refreshPermissionData: () => {
      for (const { state, record, abort } of panes.values())
        if (abort && record && isAlive(state.status))
          void parts.refreshPermissionData(record.permissionData, abort.signal);
    },
    stop: async () => {
      isStopped = true;
      unfollow();
      await Promise.all([...panes.keys()].map(close));
      panes.clear();
      publish();
    },
  };
}
