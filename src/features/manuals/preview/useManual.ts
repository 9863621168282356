import { useEffect, useState } from 'react';
import type { NamedManual } from '@/domain/manual/assumed';
import { getManual } from '@/services/manuals';

type Answer = { manualId: string; attempt: number } & ({ manual: NamedManual } | { error: unknown });

/** A manual, fetched when an id comes and forgotten when it goes; only the answer for that id counts (F29). */
export function useManual(manualId: string | null) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (manualId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (result: { manual: NamedManual } | { error: unknown }) => {
      if (!signal.aborted) setAnswer({ manualId, attempt, ...result });
    };
    getManual(manualId, { overlay: false, quiet: true, signal }).then(
      (manual) => settle({ manual }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      controller.abort();
      setAnswer(null);
    };
  }, [manualId, attempt]);

  const current = answer?.manualId === manualId && answer.attempt === attempt ? answer : null;
  return {
    manual: current && 'manual' in current ? current.manual : null,
    error: current && 'error' in current ? current.error : null,
    retry: () => setAttempt((count) => count + 1),
  };
}
