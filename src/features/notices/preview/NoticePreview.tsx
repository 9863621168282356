import { useEffect, useRef } from 'react';
import { getNotice } from '@/services/notices';
import { useRecord } from '@/shell/pages';
import { isFocusLost } from '@/utils/lostFocus';
import { markNoticeRead } from '../readNotices';
import { NoticeDialog } from './NoticeDialog';

interface NoticePreviewProps {
  /** The notice to show; null while the dialog is closed. */
  noticeId: string | null;
  onClose: () => void;
}

/** A notice that is fetched when the dialog opens, as its readers see it (R105, R117). */
export function NoticePreview({ noticeId, onClose }: NoticePreviewProps) {
  const { record: notice, error, retry } = useRecord(noticeId, getNotice);
  useFocusOnRow(noticeId);

  // Opening is not reading: what did not come was not read.
  const isHere = notice !== null;
  useEffect(() => {
    if (noticeId !== null && isHere) markNoticeRead(noticeId);
  }, [noticeId, isHere]);

  return <NoticeDialog open={noticeId !== null} notice={notice} error={error} onRetry={retry} onClose={onClose} />;
}

/** Opened by its address, the dialog has no opener to give the focus back to: the notice's row stands in for it. */
function useFocusOnRow(noticeId: string | null) {
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    const closedId = noticeId === null ? lastId.current : null;
    lastId.current = noticeId;
    if (closedId === null) return;
    const timer = window.setTimeout(() => {
      if (!isFocusLost()) return;
      // The same notice may stand in a kept page that is out of sight.
      const row = [...document.querySelectorAll<HTMLElement>(`[data-notice-id="${CSS.escape(closedId)}"]`)].find(
        (each) => each.checkVisibility?.({ visibilityProperty: true }) !== false,
      );
      (row ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
    }, 0);
    return () => window.clearTimeout(timer);
  }, [noticeId]);
}
