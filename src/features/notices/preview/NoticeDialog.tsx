import { ActionButton } from '@/components/ActionButton';
import { AppModal } from '@/components/app-modal';
import { RegionState } from '@/components/region-state';
import { isLongContent } from '@/domain/notice/display';
import type { NoticeDetail } from '@/domain/notice/schema';
import { useText } from '@/locales/text';
import { isRecordGone } from '@/services/http';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { NoticeSkeleton } from './NoticeSkeleton';
import { NoticeTools, type NoticePager } from './NoticeTools';
import styles from './NoticePreview.module.css';

/** Widths of the preview dialog: for normal and for long content (R116, R325). */
const PREVIEW_WIDTH_PX = 632;
const PREVIEW_WIDE_WIDTH_PX = 921;

const NoticeContent = retryableLazy(() => import('./NoticeContent'));

interface NoticeDialogProps {
  open: boolean;
  /** Null until it is loaded. */
  notice: NoticeDetail | null;
  /** The shown notice is about to be replaced by another one. */
  isChanging?: boolean;
  error?: unknown;
  /** Address of the notice for its readers; absent while it is being edited. */
  address?: string;
  /** The other notices of its list. */
  pager?: NoticePager;
  onRetry?: () => void;
  onClose: () => void;
}

/**
 * A notice as readers see it (R105–R117). Without a notice it has a skeleton and the narrow width, and grows once when
 * a long content is loaded. Its header stays in place while its height follows the content.
 */
export function NoticeDialog(props: NoticeDialogProps) {
  const { open, notice, isChanging = false, error = null, address, pager, onRetry = () => undefined, onClose } = props;
  const t = useText();

  return (
    <AppModal
      open={open}
      title={t('notices.preview.title')}
      width={notice && isLongContent(notice.content) ? PREVIEW_WIDE_WIDTH_PX : PREVIEW_WIDTH_PX}
      onClose={onClose}
      className={styles.dialog}
      isAtTop
      tools={<NoticeTools hasNotice={notice !== null} address={address} pager={pager} />}
      footer={
        <ActionButton kind="primary" onClick={onClose}>
          {t('common.back')}
        </ActionButton>
      }
    >
      {/* Scrolls on its own, so it must be focusable with the keyboard. */}
      <div
        className={styles.scroller}
        role="region"
        aria-label={t('notices.preview.region')}
        aria-busy={isChanging}
        tabIndex={0}
      >
        <RegionState
          state={notice ? 'ready' : isRecordGone(error) ? 'empty' : error ? 'error' : 'loading'}
          skeleton={<NoticeSkeleton />}
          error={t('notices.preview.failed')}
          // No action: the only button in the footer goes back (R105).
          empty={{ type: 'not_found', title: t('notices.preview.missing'), tip: t('notices.preview.missingTip') }}
          onRetry={onRetry}
        >
          <LazyBoundary fallback={<NoticeSkeleton />}>{notice && <NoticeContent notice={notice} />}</LazyBoundary>
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
