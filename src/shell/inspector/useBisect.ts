import { useEffect, useRef, useState } from 'react';
import { continueBisect, startBisect, type BisectQuestion, type BisectStep } from '@/domain/subsystem/bisect';
import { isAlive, isOpening } from '@/domain/subsystem/pane';
import { pauseMountingAhead, stageStore, suspendSubsystem, wakeSubsystem, type PaneView } from '@/shell/subsystem-host';

/** Why a pane that is open is not among the suspects. */
export const LEFT_OUT_REASONS = ['shown', 'unsaved', 'failed'] as const;
type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];
export type LeftOut = Readonly<Record<LeftOutReason, readonly string[]>>;

/** What can be suspended now, and what cannot; keys of panes. */
export function chooseSuspects(panes: readonly PaneView[]): { suspects: readonly string[]; leftOut: LeftOut } {
  const live = panes.filter(({ state }) => isAlive(state.status));
  const keysOf = (isWanted: (pane: PaneView) => boolean) => live.filter(isWanted).map(({ key }) => key);
  return {
    suspects: keysOf((pane) => !pane.state.isActive && !pane.hasUnsaved),
    leftOut: {
      shown: keysOf((pane) => pane.state.isActive),
      unsaved: keysOf((pane) => !pane.state.isActive && pane.hasUnsaved),
      failed: [],
    },
  };
}

/** A search that is under way. */
export interface Bisect {
  question: BisectQuestion;
  /** Panes are suspended and woken: the question can be answered afterwards. */
  isBusy: boolean;
  leftOut: LeftOut;
}

export interface BisectResult {
  step: Exclude<BisectStep, BisectQuestion>;
  leftOut: LeftOut;
}

const statusOf = (key: string) => stageStore.getState().panes.find((pane) => pane.key === key)?.state.status;
const isAwake = (key: string): boolean => {
  const status = statusOf(key);
  return status !== undefined && (isAlive(status) || isOpening(status));
};

/** Looks for the subsystem that causes a fault: suspends the hidden panes and wakes half of the suspects each time. */
export function useBisect() {
  const [bisect, setBisect] = useState<Bisect | null>(null);
  const [result, setResult] = useState<BisectResult | null>(null);
  /** Every pane that has been suspended, all of which wake up at the end. */
  const suspended = useRef<readonly string[]>([]);
  const current = useRef<BisectQuestion>(null);
  /** The changes of panes, one after the other. */
  const changes = useRef(Promise.resolve());

  /** Suspends all but these and wakes these, unless the search has gone on or ended meanwhile. */
  const arrange = async (question: BisectQuestion) => {
    const isCurrent = () => current.current === question;
    const asleep = suspended.current.filter((key) => !question.awake.includes(key));
    if (isCurrent()) await Promise.all(asleep.map(suspendSubsystem));
    // One at a time, so that an error while one starts is attributed to it.
    for (const key of question.awake) if (isCurrent()) await wakeSubsystem(key);
    if (isCurrent()) setBisect((last) => last && { ...last, isBusy: false });
  };

  const change = (act: () => Promise<void>) => {
    // The host's chunk cannot be loaded: it is on screen already, and a later change tries again.
    changes.current = changes.current.then(act).catch(() => undefined);
  };

  const ask = (question: BisectQuestion, leftOut: LeftOut) => {
    current.current = question;
    setBisect({ question, isBusy: true, leftOut });
    change(() => arrange(question));
  };

  const end = () => {
    current.current = null;
    const keys = suspended.current;
    suspended.current = [];
    change(async () => {
      for (const key of keys) await wakeSubsystem(key);
    });
    change(async () => {
      if (!current.current) pauseMountingAhead(false);
    });
  };

  const start = () => {
    const { suspects, leftOut } = chooseSuspects(stageStore.getState().panes);
    const step = startBisect(suspects);
    if (step.kind !== 'ask') return;
    suspended.current = suspects;
    // One more that runs would count as none of the suspects.
    pauseMountingAhead(true);
    setResult(null);
    ask(step, leftOut);
  };

  const answer = (isStillThere: boolean) => {
    if (!bisect || bisect.isBusy) return;
    const { question, leftOut } = bisect;
    // One that failed or was closed meanwhile is neither awake nor can it be woken.
    const suspects = question.suspects.filter((key) => isAwake(key) || statusOf(key) === 'asleep');
    const failed = question.suspects.filter((key) => !suspects.includes(key));
    const next = continueBisect({ ...question, suspects }, isStillThere, isAwake);
    const left = { ...leftOut, failed: [...leftOut.failed, ...failed] };
    if (next.kind === 'ask') return ask(next, left);
    setBisect(null);
    setResult({ step: next, leftOut: left });
    end();
  };

  const stop = () => {
    setBisect(null);
    end();
  };

  // Whatever closes the inspector wakes what it has suspended.
  const stopNow = useRef(end);
  useEffect(() => {
    stopNow.current = end;
  });
  useEffect(() => () => stopNow.current(), []);

  return { bisect, result, start, answer, stop };
}
