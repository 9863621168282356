import { useEffect, useRef, useState } from 'react';
import { HOME_PATH } from '@/constants/paths';
import { PREVIEW_PARAMETER } from '@/domain/notice/previewParameter';
import type { NoticeDetail } from '@/domain/notice/schema';
import { getNotice } from '@/services/notices';
import { useRecord } from '@/shell/cached-pages';
import { firstVisible } from '@/utils/isVisible';
import { isFocusLost } from '@/utils/lostFocus';
import { markNoticeRead } from '../readNotices';
import type { useNoticePreview } from '../useNoticePreview';
import { NoticeDialog, preloadNoticePreview } from './NoticeDialog';

/**
 * How long the dialog waits for its notice before opening. The notice's length decides the width, so that the dialog
 * rarely has to grow.
 */
const OPENING_WAIT_MS = 200;

interface NoticePreviewProps {
  preview: Pick<ReturnType<typeof useNoticePreview>, 'noticeId' | 'open' | 'close' | 'forget'>;
  /** Ids of the list that it was opened from, for previous and next. */
  listed?: readonly string[];
}

/** Loads a notice when the dialog opens and shows it as readers see it (R105, R117). */
export function NoticePreview({ preview: { noticeId, open, close, forget }, listed = [] }: NoticePreviewProps) {
  const { record, error, retry } = useRecord(noticeId, getNotice, { onMissing: forget });
  const notice = useShown(noticeId, record, error);
  const hasWaited = useWaited(noticeId !== null);
  useFocusOnRow(noticeId);

  // Marks the notice as read once it is loaded.
  const isHere = record !== null;
  useEffect(() => {
    if (noticeId !== null && isHere) markNoticeRead(noticeId);
  }, [noticeId, isHere]);

  const index = noticeId === null ? -1 : listed.indexOf(noticeId);
  const step = (by: 1 | -1) => {
    const next = listed[index + by];
    if (next !== undefined) open(next);
  };
  return (
    <NoticeDialog
      open={noticeId !== null && (notice !== null || error !== null || hasWaited)}
      notice={notice}
      isChanging={notice !== null && record === null}
      error={error}
      address={noticeId === null ? undefined : `${HOME_PATH}?${new URLSearchParams({ [PREVIEW_PARAMETER]: noticeId })}`}
      pager={index >= 0 ? { index, total: listed.length, onStep: step } : undefined}
      onRetry={retry}
      onClose={close}
    />
  );
}

/** The notice to show: the one before stays until the next one is loaded. */
function useShown(noticeId: string | null, record: NoticeDetail | null, error: unknown): NoticeDetail | null {
  const [last, setLast] = useState<NoticeDetail | null>(null);
  const next = record ?? (noticeId === null || error !== null ? null : last);
  if (next !== last) setLast(next);
  return next;
}

/** Whether OPENING_WAIT_MS has passed since the dialog was requested. */
function useWaited(isWanted: boolean): boolean {
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    preloadNoticePreview();
    const timer = window.setTimeout(() => setWaited(true), OPENING_WAIT_MS);
    return () => {
      window.clearTimeout(timer);
      setWaited(false);
    };
  }, [isWanted]);
  return hasWaited;
}

/** Opened by URL, the dialog has no opener to restore the focus to: focuses the notice's row instead. */
function useFocusOnRow(noticeId: string | null) {
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    const closedId = noticeId === null ? lastId.current : null;
    lastId.current = noticeId;
    if (closedId === null) return;
    const timer = window.setTimeout(() => {
      if (!isFocusLost()) return;
      // The same notice may be in a cached page that is hidden.
      const row = firstVisible(document, `[data-notice-id="${CSS.escape(closedId)}"]`);
      (row ?? firstVisible(document, 'h1[tabindex]'))?.focus({ preventScroll: true });
    }, 0);
    return () => window.clearTimeout(timer);
  }, [noticeId]);
}
