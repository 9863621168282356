import { useState, type MouseEvent } from 'react';
import { Link } from '@umijs/max';
import { ServerTime } from '@/components/ServerTime';
import { isNews } from '@/domain/notice/display';
import type { NoticeRecord } from '@/domain/notice/schema';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import { formatFullTime, formatShortTime, parseServerTime } from '@/utils/time';
import { ABSENT } from '@/constants/absent';
import { ColumnTag } from '../ColumnTag';
import type { NoticeLink } from '../useNoticePreview';
import styles from './LatestNotices.module.css';

interface NoticeRowProps {
  notice: NoticeRecord;
  link: NoticeLink;
  isRead: boolean;
  /** Current time for 'today' and 'unread', epoch milliseconds. */
  now: number;
}

/** One notice as a link to its preview: unread dot, column, title, time (R006). */
export function NoticeRow({ notice, link, isRead, now }: NoticeRowProps) {
  const t = useText();
  const [hint, setHint] = useState<string>();
  const published = parseServerTime(notice.createTime);
  const isUnread = !isRead && isNews(published?.valueOf() ?? null, now);

  // Whether the title is truncated is measured on hover only; a tooltip that repeats a full title is useless.
  const showHintWhenCut = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    setHint(currentTarget.scrollWidth > currentTarget.clientWidth ? notice.title : undefined);

  return (
    <li>
      <Link className={styles.row} {...link} data-notice-id={notice.id}>
        <span className={cx(styles.dot, isUnread && styles.isUnread)}>
          {isUnread && <span className="visually-hidden">{t('notices.latest.unread')}</span>}
        </span>
        {notice.columnName && <ColumnTag code={notice.columnCode} name={notice.columnName} />}
        <span
          className={cx(styles.title, isUnread && styles.isBold)}
          title={hint}
          lang={textLanguage(notice.title)}
          onMouseEnter={showHintWhenCut}
        >
          {notice.title || ABSENT}
        </span>
        <ServerTime className={styles.time} value={notice.createTime} title={formatFullTime(notice.createTime)}>
          {formatShortTime(notice.createTime, t)}
        </ServerTime>
      </Link>
    </li>
  );
}
