import { Suspense, useEffect, useRef } from 'react';
import { ActionButton } from '@/components/action-button';
import { AppModal } from '@/components/app-modal';
import { useDownloads } from '@/components/downloads';
import { RegionState } from '@/components/region-state';
import { PREVIEW_WIDE_WIDTH_PX, PREVIEW_WIDTH_PX } from '@/constants/notices';
import { isLongContent } from '@/domain/notice/display';
import { useText } from '@/locales/text';
import { downloadFile } from '@/services/http';
import { describeError, reportFailure } from '@/shell/feedback';
import { retryableLazy } from '@/utils/retryableLazy';
import { markNoticeRead } from '../readNotices';
import styles from './NoticePreview.module.css';
import { NoticeSkeleton } from './NoticeSkeleton';
import { useNoticeDetail } from './useNoticeDetail';

const NoticeContent = retryableLazy(() => import('./NoticeContent'));

interface NoticePreviewProps {
  /** The notice to show; null while the dialog is closed. */
  noticeId: string | null;
  onClose: () => void;
}

/**
 * A notice as its readers see it (R105–R117). It opens with the skeleton and the narrow width, and grows once, when
 * a long content has come. Downloads belong to the page below: they go on when the dialog is closed.
 */
export function NoticePreview({ noticeId, onClose }: NoticePreviewProps) {
  const t = useText();
  const { notice, error, retry } = useNoticeDetail(noticeId);
  const downloads = useDownloads((file, options) => downloadFile({ ...file, ...options, quiet: true }), reportFailure);
  useFocusOnRow(noticeId);

  // Opening is not reading: what did not come was not read.
  const isHere = notice !== null;
  useEffect(() => {
    if (noticeId !== null && isHere) markNoticeRead(noticeId);
  }, [noticeId, isHere]);

  return (
    <AppModal
      open={noticeId !== null}
      title={t('notices.preview.title')}
      width={notice && isLongContent(notice.content) ? PREVIEW_WIDE_WIDTH_PX : PREVIEW_WIDTH_PX}
      onClose={onClose}
      className={styles.dialog}
      footer={
        <ActionButton kind="primary" data-main-button onClick={onClose}>
          {t('common.back')}
        </ActionButton>
      }
    >
      {/* Scrolls by itself, so the keyboard must be able to stand on it. */}
      <div className={styles.scroller} role="region" aria-label={t('notices.preview.region')} tabIndex={0}>
        <RegionState
          state={notice ? 'ready' : error ? 'error' : 'loading'}
          skeleton={<NoticeSkeleton />}
          error={describeError(error) || t('notices.preview.failed')}
          onRetry={retry}
        >
          <Suspense fallback={<NoticeSkeleton />}>
            {notice && <NoticeContent notice={notice} downloads={downloads} />}
          </Suspense>
        </RegionState>
      </div>
    </AppModal>
  );
}

/** Fetches the code of the dialog ahead of its first opening: a pointer or the focus is on a row. */
export const preloadNoticePreview = (): void => {
  void AppModal.preload();
  void NoticeContent.preload();
};

/** Opened by its address, the dialog has no opener to give the focus back to: the notice's row stands in for it. */
function useFocusOnRow(noticeId: string | null) {
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    const closedId = noticeId === null ? lastId.current : null;
    lastId.current = noticeId;
    if (closedId === null) return;
    const timer = window.setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const row = document.querySelector<HTMLElement>(`[data-notice-id="${CSS.escape(closedId)}"]`);
      (row ?? document.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
    }, 0);
    return () => window.clearTimeout(timer);
  }, [noticeId]);
}
