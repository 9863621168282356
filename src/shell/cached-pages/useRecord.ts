import { useEffect, useEffectEvent, useState } from 'react';
import { isRecordGone, type CallOptions } from '@/services/http';
import { reportFailure } from '@/shell/feedback';

type Outcome<Value> = { id: string; attempt: number } & ({ record: Value } | { error: unknown });

/**
 * Loads a complete record when an id is set and drops it when the id is removed (R117). A response counts only for its
 * own id and attempt, so a slow one for an earlier record never shows (F29). A message reports the failure; a short
 * note takes the place of the record (A42).
 *
 * @param get - Stable between renders: another function loads again.
 * @param isForEditing - Loaded for editing, behind the overlay.
 * @param onMissing - Called when the server has responded that there is no such record.
 */
export function useRecord<Value>(
  id: string | null,
  get: (id: string, options: CallOptions) => Promise<Value>,
  { isForEditing = false, onMissing }: { isForEditing?: boolean; onMissing?: (id: string) => void } = {},
) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null);
  const reportMissing = useEffectEvent((missing: string) => onMissing?.(missing));

  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (result: { record: Value } | { error: unknown }) => {
      if (!signal.aborted) setOutcome({ id, attempt, ...result });
    };
    get(id, { overlay: isForEditing, quiet: true, signal }).then(
      (record) => settle({ record }),
      (error: unknown) => {
        if (signal.aborted) return;
        settle({ error });
        if (isRecordGone(error)) reportMissing(id);
        reportFailure(error);
      },
    );
    return () => {
      controller.abort();
      setOutcome(null);
    };
  }, [id, attempt, get, isForEditing]);

  const current = outcome?.id === id && outcome.attempt === attempt ? outcome : null;
  const error = current && 'error' in current ? current.error : null;
  return {
    /** Null until it is loaded. */
    record: current && 'record' in current ? current.record : null,
    error,
    /** The server has responded that there is no such record. */
    isMissing: error !== null && isRecordGone(error),
    /** Loads it again. */
    retry: () => setAttempt((count) => count + 1),
  };
}
