import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useMinute } from '@/components/useMinute';
import { useFittingRows } from '@/components/useFittingRows';
import { LeftOutNote } from '@/components/LeftOutNote';
import { MoreLink, Panel } from '@/components/Panel';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { NOTICE_LIST_PATH } from '@/constants/paths';
import { useText } from '@/locales/text';
import { preloadNoticePreview } from '../preview/NoticeDialog';
import { useReadNotices } from '../readNotices';
import type { NoticeLink } from '../useNoticePreview';
import { NoticeRow } from './NoticeRow';
import { HOME_NOTICES_QUERY, useLatestNotices } from './useLatestNotices';
import styles from './LatestNotices.module.css';

/** Row height of the home panel (R007, R318). */
const NOTICE_ROW_HEIGHT_PX = 40;

interface LatestNoticesProps {
  linkTo: (noticeId: string) => NoticeLink;
  /** Called with the ids of the list when it is loaded, and when it has failed. */
  onSettled?: (noticeIds: readonly string[]) => void;
}

/** The newest notices, as many whole rows as fit into the panel; the others are behind 'more' (R006, R007). */
export function LatestNotices({ linkTo, onSettled }: LatestNoticesProps) {
  const t = useText();
  const now = useMinute();
  const readIds = useReadNotices();
  const { data: notices, leftOut, error, reason, isLoading, retry } = useLatestNotices();
  const settle = useEffectEvent(() => onSettled?.(notices?.map(({ id }) => id) ?? []));
  useEffect(() => {
    if (notices || error) settle();
  }, [notices, error]);
  const [measure, fittingRows] = useFittingRows(NOTICE_ROW_HEIGHT_PX, 'notices');
  const list = useRef<HTMLUListElement>(null);
  const rows = fittingRows ?? HOME_NOTICES_QUERY.pageSize;

  const moveBetweenRows = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const target = links[links.indexOf(document.activeElement as HTMLAnchorElement) + step];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <Panel
      title={t('notices.latest.title')}
      extra={<MoreLink to={NOTICE_LIST_PATH} label={t('notices.latest.more')} />}
    >
      <div ref={measure} className={styles.body} aria-busy={isLoading}>
        <RegionState
          state={notices ? (notices.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading'}
          skeleton={<SkeletonRows rows={rows} height={NOTICE_ROW_HEIGHT_PX} />}
          error={[t('notices.latest.failed'), reason].filter(Boolean).join(' · ')}
          onRetry={retry}
          empty={{ type: 'not_message', title: t('notices.latest.empty'), tip: t('notices.latest.emptyTip') }}
        >
          <ul
            ref={list}
            className={styles.list}
            onKeyDown={moveBetweenRows}
            onPointerOver={preloadNoticePreview}
            onFocus={preloadNoticePreview}
          >
            {notices?.slice(0, rows).map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                link={linkTo(notice.id)}
                isRead={readIds.has(notice.id)}
                now={now.getTime()}
              />
            ))}
          </ul>
        </RegionState>
      </div>
      <LeftOutNote {...leftOut} />
    </Panel>
  );
}
