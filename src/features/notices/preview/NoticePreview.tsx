import { useEffect, useRef } from 'react';
import { getNotice } from '@/services/notices';
import { useRecord } from '@/shell/pages';
import { isFocusLost } from '@/utils/lostFocus';
import { markNoticeRead } from '../readNotices';
import { NoticeDialog } from './NoticeDialog';

interface NoticePreviewProps {
  /** Id of the notice; null while the dialog is closed. */
  noticeId: string | null;
  onClose: () => void;
}

/** Loads a notice when the dialog opens and shows it as readers see it (R105, R117). */
export function NoticePreview({ noticeId, onClose }: NoticePreviewProps) {
  const { record: notice, error, retry } = useRecord(noticeId, getNotice);
  useFocusOnRow(noticeId);

  // Read only once it is loaded, not when the dialog opens.
  const isHere = notice !== null;
  useEffect(() => {
    if (noticeId !== null && isHere) markNoticeRead(noticeId);
  }, [noticeId, isHere]);

  return <NoticeDialog open={noticeId !== null} notice={notice} error={error} onRetry={retry} onClose={onClose} />;
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
      const row = [...document.querySelectorAll<HTMLElement>(`[data-notice-id="${CSS.escape(closedId)}"]`)].find(
        (each) => each.checkVisibility?.({ visibilityProperty: true }) !== false,
      );
      (row ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
    }, 0);
    return () => window.clearTimeout(timer);
  }, [noticeId]);
}
