import { useCallback, useEffect, useState } from 'react';
import { listManuals } from '@/services/manuals';
import { IN_BACKGROUND } from '@/services/http';
import { listNotices } from '@/services/notices';

/** A notice or a manual that the server has found. */
export interface FoundRecord {
  kind: 'notice' | 'manual';
  id: string;
  title: string;
  /** Server time; empty when unknown. */
  time: string;
}

export interface FoundRecords {
  records: readonly FoundRecord[];
  /** How many of each kind there are; null when the server does not say. */
  totals: Readonly<Record<FoundRecord['kind'], number | null>>;
}

/** Records of each kind that are shown. */
const SHOWN_EACH = 4;
/** Pause in typing after which the server is asked. */
const PAUSE_MS = 300;
/** One letter finds nearly everything. */
const LETTERS_MIN = 2;

async function findRecords(words: string, signal: AbortSignal): Promise<FoundRecords> {
  const options = { ...IN_BACKGROUND, signal };
  const page = { pageNo: 1, pageSize: SHOWN_EACH };
  const [notices, manuals] = await Promise.all([
    listNotices({ ...page, title: words }, options),
    listManuals({ ...page, name: words }, options),
  ]);
  return {
    records: [
      ...notices.records.map(({ id, title, createTime }) => ({ kind: 'notice' as const, id, title, time: createTime })),
      ...manuals.records.map(({ id, name = '', pushTime }) => ({
        kind: 'manual' as const,
        id,
        title: name,
        time: pushTime ?? '',
      })),
    ],
    totals: { notice: notices.total, manual: manuals.total },
  };
}

const NONE: FoundRecords = { records: [], totals: { notice: 0, manual: 0 } };

/**
 * The notices and manuals whose titles contain the typed words, as the server finds them. While it is asked, those of
 * the last response that still contain them.
 */
export function useFoundRecords(
  typed: string,
): FoundRecords & { state: 'ready' | 'loading' | 'failed'; retry(): void } {
  const words = typed.trim();
  const isAsked = [...words].length >= LETTERS_MIN;
  const [answer, setAnswer] = useState<{ words: string; found: FoundRecords | null }>({ words: '', found: NONE });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = window.setTimeout(() => {
      const settle = (found: FoundRecords | null) => !signal.aborted && setAnswer({ words, found });
      findRecords(words, signal).then(settle, () => settle(null));
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [words, isAsked, attempt]);

  const retry = useCallback(() => {
    setAnswer({ words: '', found: NONE });
    setAttempt((count) => count + 1);
  }, []);
  if (!isAsked) return { ...NONE, state: 'ready', retry };
  const known = answer.found ?? NONE;
  if (answer.words === words) return { ...known, state: answer.found ? 'ready' : 'failed', retry };
  const records = known.records.filter(({ title }) => title.includes(words));
  return { records, totals: { notice: null, manual: null }, state: 'loading', retry };
}
