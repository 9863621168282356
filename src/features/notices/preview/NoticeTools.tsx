import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { copyWithToast } from '@/shell/feedback';
import styles from './NoticePreview.module.css';

/** Position of the open notice among those of its list. */
export interface NoticePager {
  /** Starts at 0. */
  index: number;
  total: number;
  onStep: (step: 1 | -1) => void;
}

interface NoticeToolsProps {
  hasNotice: boolean;
  address?: string;
  pager?: NoticePager;
}

/** In the header of an open notice: previous and next, print, and copy its link. */
export function NoticeTools({ hasNotice, address, pager }: NoticeToolsProps) {
  const t = useText();
  const copy = (link: string) =>
    copyWithToast(new URL(link, window.location.origin).href, {
      copied: t('notices.preview.linkCopied'),
      notCopied: t('notices.preview.linkNotCopied', { link }),
    });

  return (
    <>
      {pager && pager.total > 1 && (
        // Centered like the dialog: the buttons stay under the pointer when a notice has another width.
        <span className={styles.pager} role="group" aria-label={t('notices.preview.pager')}>
          <IconButton
            label={t('notices.preview.previous')}
            icon={<LeftOutlined aria-hidden />}
            disabled={pager.index <= 0}
            onClick={() => pager.onStep(-1)}
          />
          <span className={styles.position} role="status">
            {t('notices.preview.position', { position: pager.index + 1, total: pager.total })}
          </span>
          <IconButton
            label={t('notices.preview.next')}
            icon={<RightOutlined aria-hidden />}
            disabled={pager.index >= pager.total - 1}
            onClick={() => pager.onStep(1)}
          />
        </span>
      )}
      <IconButton
        label={t('notices.preview.print')}
        icon={<PrinterOutlined aria-hidden />}
        disabled={!hasNotice}
        onClick={() => window.print()}
      />
      {address !== undefined && (
        <IconButton
          label={t('notices.preview.copyLink')}
          icon={<LinkOutlined aria-hidden />}
          disabled={!hasNotice}
          onClick={() => void copy(address)}
        />
      )}
    </>
  );
}
