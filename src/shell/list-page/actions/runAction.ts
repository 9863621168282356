import type { Page } from '@/domain/wire';
import { UnknownOutcomeError, type CallOptions } from '@/services/http';
import { reportFailure } from '@/shell/feedback';
import type { BulkOutcome } from '../listModel';

/** Outcome of an action on records of a list: `unknown` when its response was lost and the records do not show it. */
export type ActionOutcome = 'done' | 'failed' | 'unknown';

/**
 * Runs an action on records of a list and reports its failure. When the response is lost, it looks the records up; the
 * outcome is reported as unknown only if they do not show success.
 *
 * @param wasDone - Looks the records up; false when they do not show that the action was done.
 */
export async function runAction(
  act: (options: CallOptions) => Promise<unknown>,
  wasDone: () => Promise<boolean>,
): Promise<ActionOutcome> {
  try {
    await act({ quiet: true });
    return 'done';
  } catch (error) {
    const isUnknown = error instanceof UnknownOutcomeError;
    if (isUnknown && (await wasDone().catch(() => false))) return 'done';
    reportFailure(error);
    return isUnknown ? 'unknown' : 'failed';
  }
}

/** Limit for looking records up one by one: above it, the reloaded list shows the result. */
const LOOKUP_LIMIT = 5;
const LOOKUP_PAGE = { pageNo: 1, pageSize: 20 } as const;

interface NamedRecord {
  id: string;
  title: string;
}

/**
 * Whether the server's list has none of these records any more, looked up by their titles. False when that cannot be
 * decided, such as for a title that more records have than one page holds.
 */
export async function areGone(
  records: readonly NamedRecord[],
  listByTitle: (title: string, page: typeof LOOKUP_PAGE) => Promise<Page<{ id: string }>>,
): Promise<boolean> {
  if (records.length > LOOKUP_LIMIT) return false;
  for (const { id, title } of records) {
    if (title.trim() === '') return false;
    const { records: found, total } = await listByTitle(title.trim(), LOOKUP_PAGE);
    if (total === null || found.length < total || found.some((record) => record.id === id)) return false;
  }
  return true;
}

/**
 * Reloads a list when a confirmed action was done, or may have been; returns whether it was.
 *
 * @param action - Resolves with false or undefined when nothing has changed.
 */
export async function reloadAfter(
  action: Promise<boolean | BulkOutcome<unknown> | undefined>,
  list: { reload(): void },
): Promise<boolean> {
  const outcome = await action;
  const isDone = typeof outcome === 'object' ? outcome.hasChanged : outcome === true;
  if (isDone) list.reload();
  return isDone;
}
