import { useEffect, useState } from 'react';
import { isDistinctive, markIn, searchWords } from '@/domain/navigation';
import { stateOf, type NoticeState } from '@/domain/notice/lifeCycle';
import type { Page } from '@/domain/wire';
import { listManuals } from '@/services/manuals';
import { IN_BACKGROUND, type CallOptions } from '@/services/http';
import { listNotices } from '@/services/notices';

/** A notice or a manual that the server has found. */
export interface FoundRecord {
  id: string;
  title: string;
  /** Server time; empty when unknown. */
  time: string;
  /** Of a notice that is not published. */
  state?: Exclude<NoticeState, 'published' | 'unknown'>;
}

export interface FoundRecords {
  records: readonly FoundRecord[];
  /** How many there are; as many as are shown while the server is asked, or if it does not say. */
  total: number;
  state: 'ready' | 'loading' | 'failed';
  retry(): void;
}

type Find = (words: string, options: CallOptions) => Promise<Omit<FoundRecords, 'state' | 'retry'>>;

/** Records of each kind that are shown. */
const SHOWN_EACH = 4;
/** Pause in typing after which the server is asked. */
const PAUSE_MS = 300;

const found = <Item>({ records, total }: Page<Item>, toFound: (item: Item) => FoundRecord) => ({
  records: records.map(toFound),
  total: total ?? records.length,
});

const findNotices: Find = async (title, options) =>
  found(await listNotices({ pageNo: 1, pageSize: SHOWN_EACH, title }, options), (notice) => {
    const state = stateOf(notice);
    const isPublic = state === 'published' || state === 'unknown';
    return { id: notice.id, title: notice.title, time: notice.createTime, ...(!isPublic && { state }) };
  });

const findManuals: Find = async (name, options) =>
  found(await listManuals({ pageNo: 1, pageSize: SHOWN_EACH, name }, options), (manual) => ({
    id: manual.id,
    title: manual.name ?? '',
    time: manual.pushTime ?? '',
  }));

/** Asks the server; until it answers, the records of its last answer that contain the words. */
function useFound(words: string, find: Find): FoundRecords {
  const isAsked = isDistinctive(words);
  const [answer, setAnswer] = useState<{ words: string; page: Awaited<ReturnType<Find>> | null } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = window.setTimeout(() => {
      const settle = (page: Awaited<ReturnType<Find>> | null) => !signal.aborted && setAnswer({ words, page });
      find(words, { ...IN_BACKGROUND, signal }).then(settle, () => settle(null));
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [words, isAsked, attempt, find]);

  const retry = () => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  };
  if (!isAsked) return { records: [], total: 0, state: 'ready', retry };
  if (answer?.words === words)
    return { ...(answer.page ?? { records: [], total: 0 }), state: answer.page ? 'ready' : 'failed', retry };
  const records = (answer?.page?.records ?? []).filter(({ title }) => markIn(title, words));
  return { records, total: records.length, state: 'loading', retry };
}

/** The notices and the manuals whose titles contain the typed words, as the server finds them. */
export function useFoundRecords(typed: string): { words: string; notices: FoundRecords; manuals: FoundRecords } {
  const words = searchWords(typed);
  return { words, notices: useFound(words, findNotices), manuals: useFound(words, findManuals) };
}
