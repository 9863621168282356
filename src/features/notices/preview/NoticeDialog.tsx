import { Suspense } from 'react';
import { ActionButton } from '@/components/action-button';
import { AppModal } from '@/components/app-modal';
import { RegionState } from '@/components/region-state';
import { PREVIEW_WIDE_WIDTH_PX, PREVIEW_WIDTH_PX } from '@/constants/notices';
import { isLongContent } from '@/domain/notice/display';
import type { NoticeDetail } from '@/domain/notice/schema';
import { useText } from '@/locales/text';
import { isRecordGone } from '@/services/http';
import { retryableLazy } from '@/utils/retryableLazy';
import styles from './NoticePreview.module.css';
import { NoticeSkeleton } from './NoticeSkeleton';

const NoticeContent = retryableLazy(() => import('./NoticeContent'));

interface NoticeDialogProps {
  open: boolean;
  /** Null until it has come. */
  notice: NoticeDetail | null;
  error?: unknown;
  onRetry?: () => void;
  onClose: () => void;
}

/**
 * A notice as its readers see it (R105–R117). It opens with the skeleton and the narrow width, and grows once, when
 * a long content has come.
 */
export function NoticeDialog({ open, notice, error = null, onRetry = () => undefined, onClose }: NoticeDialogProps) {
  const t = useText();

  return (
    <AppModal
      open={open}
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
          state={notice ? 'ready' : isRecordGone(error) ? 'empty' : error ? 'error' : 'loading'}
          skeleton={<NoticeSkeleton />}
          error={t('notices.preview.failed')}
          // The one button of the foot leads back (R105).
          empty={{ type: 'not_found', title: t('notices.preview.missing'), tip: t('notices.preview.missingTip') }}
          onRetry={onRetry}
        >
          <Suspense fallback={<NoticeSkeleton />}>{notice && <NoticeContent notice={notice} />}</Suspense>
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
