import { translate } from '@/locales/text';
import {
  acquireOverlay,
  IN_BACKGROUND,
  SessionExpiredError,
  UnknownOutcomeError,
  type CallOptions,
} from '@/services/http';
import { describeError, toast } from '@/shell/feedback';
import { recheckPermissions } from '@/shell/session';

/** Maximum number of parallel calls. */
const PARALLEL_CALLS = 4;

/** Outcome of an action on each of many records. */
export interface EachResult<Row> {
  done: readonly Row[];
  /** Those it was not done with, or not for certain. */
  failed: readonly Row[];
  /** Why the first of them failed. */
  reason: string;
}

/**
 * Runs an action on each of many records, behind one overlay. One failure does not stop the others; the end of the
 * session does. A lost response counts as a failure unless the record shows that the action was done.
 */
export async function runEach<Row>(
  rows: readonly Row[],
  act: (row: Row, options: CallOptions) => Promise<unknown>,
  wasDone: (row: Row) => Promise<boolean> = () => Promise.resolve(false),
): Promise<EachResult<Row>> {
  const succeeded = new Set<Row>();
  const reasons = new Map<Row, string>();
  let isOver = false;
  const queue = [...rows];

  const work = async (): Promise<void> => {
    for (let row = queue.shift(); row !== undefined && !isOver; row = queue.shift()) {
      try {
        await act(row, IN_BACKGROUND);
        succeeded.add(row);
      } catch (error) {
        if (error instanceof SessionExpiredError) isOver = true;
        const isDone = error instanceof UnknownOutcomeError && (await wasDone(row).catch(() => false));
        if (isDone) succeeded.add(row);
        else {
          reasons.set(row, describeError(error));
          recheckPermissions(error);
        }
      }
    }
  };
  const releaseOverlay = acquireOverlay();
  try {
    await Promise.all(Array.from({ length: PARALLEL_CALLS }, work));
  } finally {
    releaseOverlay();
  }
  return {
    done: rows.filter((row) => succeeded.has(row)),
    failed: rows.filter((row) => !succeeded.has(row)),
    reason: rows.map((row) => reasons.get(row)).find(Boolean) ?? '',
  };
}

/**
 * Shows how many were done and how many failed; nothing when the session is over.
 *
 * @param doneText - What happened to those that were done, with their count.
 */
export function reportEach<Row>({ done, failed, reason }: EachResult<Row>, doneText: (count: number) => string): void {
  if (failed.length === 0) toast.show({ type: 'success', text: doneText(done.length) });
  else if (reason)
    toast.show({
      type: done.length > 0 ? 'warning' : 'error',
      text: [done.length > 0 && doneText(done.length), translate('list.failedCount', { count: failed.length, reason })]
        .filter(Boolean)
        .join(translate('list.clauseEnd')),
    });
}
