import { Suspense, type ReactNode } from 'react';
import { orDash } from '@/domain/notice/display';
import type { NoticeDetail } from '@/domain/notice/schema';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { retryableLazy } from '@/utils/retryableLazy';
import { parseServerTime } from '@/utils/time';
import { ABSENT } from '@/constants/absent';
import { NoticeAttachments } from './NoticeAttachments';
import styles from './NoticePreview.module.css';
import { NoticeText } from './NoticeText';

const NoticeCovers = retryableLazy(() => import('./NoticeCovers'));

/** The rows of the preview, in the order of the specification (R106–R115). */
export default function NoticeContent({ notice }: { notice: NoticeDetail }) {
  const t = useText();
  const published = parseServerTime(notice.createTime);
  const status = orDash(notice.statusName);

  return (
    <article className={styles.notice}>
      <dl className={styles.rows}>
        <Row label={t('notices.preview.noticeTitle')} isWide isTitle>
          <h2 className={styles.title}>{orDash(notice.title)}</h2>
        </Row>
        <Row label={t('notices.preview.publisher')}>{orDash(notice.createdByName)}</Row>
        {notice.columnName && <Row label={t('notices.preview.column')}>{notice.columnName}</Row>}
        <Row label={t('notices.preview.publishTime')}>
          {published ? <time dateTime={published.format()}>{published.format('YYYY-MM-DD HH:mm:ss')}</time> : ABSENT}
        </Row>
        <Row label={t('notices.preview.status')}>
          {status === ABSENT ? status : <span className={styles.status}>{status}</span>}
        </Row>
        <Row label={t('notices.preview.publishingEnd')}>{orDash(notice.publishingName)}</Row>
        <Row label={t('notices.preview.sortNumber')}>{orDash(notice.sortNumber)}</Row>
        <Row label={t('notices.preview.content')} isWide>
          <div className={styles.content}>
            {notice.content.trim() ? (
              <NoticeText html={notice.content} />
            ) : (
              <span className={styles.nothing}>{t('notices.preview.noContent')}</span>
            )}
          </div>
        </Row>
        {notice.pictures.length > 0 && (
          <Row label={t('notices.preview.covers')} isWide>
            <Suspense fallback={<div className={styles.coversPlace} />}>
              <NoticeCovers pictures={notice.pictures} title={notice.title} />
            </Suspense>
          </Row>
        )}
        {notice.attachments.length > 0 && (
          <Row label={t('notices.preview.attachments')} isWide>
            <NoticeAttachments files={notice.attachments} />
          </Row>
        )}
      </dl>
    </article>
  );
}

interface RowProps {
  label: string;
  isWide?: boolean;
  isTitle?: boolean;
  children: ReactNode;
}

function Row({ label, isWide, isTitle, children }: RowProps) {
  return (
    <div className={cx(styles.row, isWide && styles.isWide, isTitle && styles.isTitle)}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
