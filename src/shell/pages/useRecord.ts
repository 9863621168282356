import { useEffect, useState } from 'react';
import type { CallOptions } from '@/services/http';
import { reportFailure } from '@/shell/feedback';

type Outcome<Value> = { id: string; attempt: number } & ({ record: Value } | { error: unknown });

/**
 * A record in full, fetched when an id comes and forgotten when it goes (R117). An answer counts only for the id and
 * the attempt that it was asked for, so a slow one for an earlier record never shows (F29). What goes wrong is told by
 * a message; where the record would stand it is only said that it failed (A42).
 *
 * @param get - Stays the same from drawing to drawing: another one asks anew.
 * @param isEdited - The person waits for it to change it: the overlay says so.
 */
export function useRecord<Value>(
  id: string | null,
  get: (id: string, options: CallOptions) => Promise<Value>,
  { isEdited = false }: { isEdited?: boolean } = {},
) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null);

  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (result: { record: Value } | { error: unknown }) => {
      if (!signal.aborted) setOutcome({ id, attempt, ...result });
    };
    get(id, { overlay: isEdited, quiet: true, signal }).then(
      (record) => settle({ record }),
      (error: unknown) => {
        if (signal.aborted) return;
        settle({ error });
        reportFailure(error);
      },
    );
    return () => {
      controller.abort();
      setOutcome(null);
    };
  }, [id, attempt, get, isEdited]);

  const current = outcome?.id === id && outcome.attempt === attempt ? outcome : null;
  return {
    /** Null until it has come. */
    record: current && 'record' in current ? current.record : null,
    error: current && 'error' in current ? current.error : null,
    /** Asks once more. */
    retry: () => setAttempt((count) => count + 1),
  };
}
