import { Link } from '@umijs/max';
import { ABSENT } from '@/constants/absent';
import type { NoticeRecord } from '@/domain/notice/schema';
import { useRowTabIndex } from '@/shell/list-page';
import { textLanguage } from '@/utils/textLanguage';
import { preloadNoticePreview } from '../preview/NoticeDialog';
import type { NoticeLink } from '../useNoticePreview';
import styles from './NoticeList.module.css';

interface NoticeTitleProps {
  notice: NoticeRecord;
  link: NoticeLink;
}

/** The title of a notice as a link to its preview. */
export function NoticeTitle({ notice: { id, title }, link }: NoticeTitleProps) {
  return (
    <Link
      {...link}
      className={styles.title}
      title={title}
      lang={textLanguage(title)}
      tabIndex={useRowTabIndex()}
      data-notice-id={id}
      onPointerEnter={preloadNoticePreview}
    >
      {title || ABSENT}
    </Link>
  );
}
