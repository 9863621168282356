import { Suspense } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { AppModal } from '@/components/app-modal';
import { RegionState } from '@/components/region-state';
import { isLongContent } from '@/domain/notice/display';
import type { NoticeDetail } from '@/domain/notice/schema';
import { useText } from '@/locales/text';
import { isRecordGone } from '@/services/http';
import { retryableLazy } from '@/utils/retryableLazy';
import { NoticeSkeleton } from './NoticeSkeleton';
import styles from './NoticePreview.module.css';

/** Widths of the preview dialog: for normal and for long content (R116, R325). */
const PREVIEW_WIDTH_PX = 632;
const PREVIEW_WIDE_WIDTH_PX = 921;

const NoticeContent = retryableLazy(() => import('./NoticeContent'));

interface NoticeDialogProps {
  open: boolean;
  /** Null until it is loaded. */
  notice: NoticeDetail | null;
  error?: unknown;
  onRetry?: () => void;
  onClose: () => void;
}

/**
 * A notice as readers see it (R105–R117). Opens with a skeleton at the narrow width, and grows once when a long
 * content is loaded.
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
      {/* Scrolls on its own, so it must be focusable with the keyboard. */}
      <div className={styles.scroller} role="region" aria-label={t('notices.preview.region')} tabIndex={0}>
        <RegionState
          state={notice ? 'ready' : isRecordGone(error) ? 'empty' : error ? 'error' : 'loading'}
          skeleton={<NoticeSkeleton />}
          error={t('notices.preview.failed')}
          // No action: the only button in the footer goes back (R105).
          empty={{ type: 'not_found', title: t('notices.preview.missing'), tip: t('notices.preview.missingTip') }}
          onRetry={onRetry}
        >
          <Suspense fallback={<NoticeSkeleton />}>{notice && <NoticeContent notice={notice} />}</Suspense>
        </RegionState>
      </div>
    </AppModal>
  );
}

/** Loads the dialog's code before its first opening: called when the pointer or the focus is on a row. */
export const preloadNoticePreview = (): void => {
  void AppModal.preload();
  void NoticeContent.preload();
};
