import { useEffect, useState } from 'react';
import type { NoticeDetail } from '@/domain/notice/schema';
import { getNotice } from '@/services/notices';

type Answer = { noticeId: string; attempt: number } & ({ notice: NoticeDetail } | { error: unknown });

/**
 * The notice in full, fetched when an id comes and forgotten when it goes (R117). An answer counts only for the id
 * and the attempt it was asked for, so a slow one for an earlier notice never shows (F29).
 */
export function useNoticeDetail(noticeId: string | null) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (noticeId === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (result: { notice: NoticeDetail } | { error: unknown }) => {
      if (!signal.aborted) setAnswer({ noticeId, attempt, ...result });
    };
    getNotice(noticeId, { overlay: false, quiet: true, signal }).then(
      (notice) => settle({ notice }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      controller.abort();
      setAnswer(null);
    };
  }, [noticeId, attempt]);

  const current = answer?.noticeId === noticeId && answer.attempt === attempt ? answer : null;
  return {
    notice: current && 'notice' in current ? current.notice : null,
    error: current && 'error' in current ? current.error : null,
    retry: () => setAttempt((count) => count + 1),
  };
}
