import { isAlive, isOpening, type PaneEvent, reducePane } from '@/domain/subsystem/pane';
import { entryCodeOf, nameOfEntry } from '@/domain/subsystem/registry';
import { tiersOf, type LayoutExtent } from '@/domain/subsystem/tiers';
import { createPane, hasUnsaved, type Pane } from './pane';
import { type PaneOverride, type PaneView, stageStore, type StageTarget } from './stageStore';

/** All panes of the host, in the order of their first opening; the only module that changes their states. */
export interface PaneList {
  readonly all: () => Pane[];
  get(key: string): Pane | undefined;
  /** The pane of a target, created when there is none. */
  ensure(target: StageTarget): Pane;
  remove(pane: Pane): void;
  /** Applies an event to the pane's state; false when the transition is invalid. */
  dispatch(pane: Pane, event: PaneEvent): boolean;
  /** Whether the URL names this pane. */
  isOnScreen(pane: Pane): boolean;
  /** Drops or restores the layout of hidden panes. */
  setLayoutExtent(extent: LayoutExtent): void;
  layoutExtent(): LayoutExtent;
  /** Lays the pane of a key out besides, until another one is opened. */
  setPointedAt(key: string | null): void;
  /** Publishes the panes to the stage. */
  publish(): void;
}

const occupancyOf = ({ state }: Pane) => {
  if (isAlive(state.status)) return 'alive';
  return isOpening(state.status) || state.status === 'unmounting' ? 'opening' : 'nothing';
};

function overrideOf({ subsystem, awaitedOverride }: Pane): PaneOverride | null {
  if (!subsystem) return null;
  const { code, override } = subsystem;
  if (awaitedOverride) return { state: 'waiting', code, ...awaitedOverride };
  return override ? { state: awaitedOverride === null ? 'over' : 'on', code, ...override } : null;
}

/** Creates the list; `onChange` is called after each event and each change of unsaved work. */
export function createPaneList(onChange: () => void): PaneList {
  const panes = new Map<string, Pane>();
  let layoutExtent: LayoutExtent = 'recent';
  let pointedAt: string | null = null;
  let clock = 0;

  const publish = () => {
    const all = [...panes.values()];
    const tiers = tiersOf(
      all.map((pane) => ({
        key: pane.key,
        isShown: pane.state.isActive,
        occupancy: occupancyOf(pane),
        isFrame: pane.subsystem?.isolation === 'frame',
        isAhead: pane.isAhead,
        isPointedAt: pane.key === pointedAt,
        usedAt: pane.usedAt,
      })),
      layoutExtent,
    );
    const views = all.map((pane): PaneView => {
      const entryCode = pane.subsystem && entryCodeOf(pane.subsystem, pane.variant);
      return {
        key: pane.key,
        code: pane.code,
        variant: pane.variant,
        entryCode,
        entryCodes: pane.subsystem?.entryCodes ?? [],
        isolation: pane.subsystem?.isolation ?? null,
        name: pane.subsystem && nameOfEntry(pane.subsystem, entryCode),
        title: pane.title,
        entry: pane.subsystem?.entry ?? null,
        state: pane.state,
        disabled: pane.disabled,
        tier: tiers.get(pane.key) ?? 'empty',
        isFirstPage: pane.isFirstPage,
        element: pane.element,
        owner: pane.subsystem?.owner ?? null,
        runbook: pane.subsystem?.runbook ?? null,
        version: pane.release?.version ?? pane.subsystem?.version ?? null,
        update: pane.update,
        override: overrideOf(pane),
        hasUnsaved: hasUnsaved(pane),
        isAhead: pane.isAhead,
      };
    });
    stageStore.setState({ panes: views });
    onChange();
  };

  return {
    all: () => [...panes.values()],
    get: (key) => panes.get(key),
    ensure: (target) => {
      const known = panes.get(target.key);
      if (known) return known;
      const pane = createPane(target);
      panes.set(target.key, pane);
      return pane;
    },
    remove: (pane) => {
      if (panes.get(pane.key) !== pane) return;
      panes.delete(pane.key);
      publish();
    },
    dispatch: (pane, event) => {
      const next = reducePane(pane.state, event);
      if (next === pane.state) return false;
      const hasVisibilityChanged = next.isActive !== pane.state.isActive;
      pane.state = next;
      if (hasVisibilityChanged) pane.usedAt = clock += 1;
      pane.bridge?.setVisible(next.status === 'mounted');
      if (hasVisibilityChanged) pane.running?.setShown(next.isActive);
      publish();
      return true;
    },
    isOnScreen: (pane) => pane.state.isActive && stageStore.getState().target?.key === pane.key,
    setLayoutExtent: (next) => {
      if (next === layoutExtent) return;
      layoutExtent = next;
      if (next === 'none') pointedAt = null;
      publish();
    },
    setPointedAt: (key) => {
      if (key === pointedAt) return;
      pointedAt = key;
      publish();
    },
    layoutExtent: () => layoutExtent,
    publish,
  };
}
