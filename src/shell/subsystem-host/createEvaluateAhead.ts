import { isAtRest, isOpening } from '@/domain/subsystem/pane';
import { keyOf } from '@/domain/subsystem/paneKey';
import { entryCodeOf, type RegisteredSubsystem } from '@/domain/subsystem/registry';
import type { OpeningRequest, Pane } from './pane';
import type { PaneList } from './paneList';
import { stageStore } from './stageStore';
import type { HostDependencies } from './types';

/** What was evaluated and not opened is dropped after this time, because it may be outdated. */
export const EVALUATED_AHEAD_TTL_MS = 60_000;

interface EvaluateAheadOptions {
  deps: Pick<HostDependencies, 'canPrefetch'>;
  panes: PaneList;
  isStopped(): boolean;
  /** Evaluates, and goes on when the promise resolves to the user's navigation. */
  openPane(pane: Pane, requested: Promise<OpeningRequest | null>): Promise<void>;
  closePane(pane: Pane): Promise<void>;
}

const originOf = ({ entry }: RegisteredSubsystem) => new URL(entry).origin;

/**
 * Creates the evaluation of a program that the user points at: its scripts run, hidden, and nothing else. The server is
 * asked, and life cycles and props follow, when the user opens it. One program at a time.
 */
export function createEvaluateAhead({ deps, panes, isStopped, openPane, closePane }: EvaluateAheadOptions) {
  const isBusy = () => panes.all().some(({ state, onRequested }) => isOpening(state.status) && !onRequested);
  const mayEvaluate = () =>
    !isStopped() && !stageStore.getState().isMountingAheadPaused && deps.canPrefetch() && !isBusy();

  return async (subsystem: RegisteredSubsystem, variant: string | null): Promise<void> => {
    const key = keyOf(subsystem.code, variant);
    // Permission data are loaded for what the user opens only. Calls of two programs of one origin are told apart by
    // which one is shown.
    const isFree = () =>
      panes
        .all()
        .every((pane) => pane.key !== key && !(pane.subsystem && originOf(pane.subsystem) === originOf(subsystem)));
    if (!mayEvaluate() || subsystem.isolation !== 'sandbox' || subsystem.permissionData) return;
    if (entryCodeOf(subsystem, variant) === null || !isFree()) return;
    for (const other of panes.all()) if (other.onRequested) void closePane(other);
    const pane = panes.ensure({ key, code: subsystem.code, variant, inner: '/', kind: 'PUSH', isFirstPage: false });
    pane.isAhead = true;
    const timer = setTimeout(() => void closePane(pane), EVALUATED_AHEAD_TTL_MS);
    const requested = new Promise<OpeningRequest | null>((resolve) => {
      pane.onRequested = (request) => {
        pane.onRequested = null;
        clearTimeout(timer);
        resolve(request);
      };
    });
    await openPane(pane, requested);
    pane.onRequested?.(null);
    // The opening fetches again what could not be fetched.
    await pane.cleared;
    if (pane.isAhead && isAtRest(pane.state.status) && panes.get(key) === pane) panes.remove(pane);
  };
}
