import { Link } from '@umijs/max';
import { LeftOutNote } from '@/components/LeftOutNote';
import { NamedText } from '@/components/NamedText';
import { Panel } from '@/components/Panel';
import { ServerTime } from '@/components/ServerTime';
import { RegionState } from '@/components/region-state';
import { StatusMark, type StatusTone } from '@/components/StatusMark';
import { TODO_LIST_PATH } from '@/constants/paths';
import type { Todo } from '@/domain/todo/schema';
import { TODO_STATUS } from '@/domain/todo/todoList';
import { useText, type TextKey } from '@/locales/text';
import { useSystemName } from '@/shell/navigation';
import { textLanguage } from '@/utils/textLanguage';
import { formatFullTime } from '@/utils/time';
import { ABSENT } from '@/constants/absent';
import type { useMyApplications } from './useMyApplications';
import styles from './MyApplications.module.css';

/** Name and color of each status (assumed); others show the server's name. */
const statuses: ReadonlyMap<string, { name: TextKey; tone: StatusTone }> = new Map([
  [TODO_STATUS.submitted, { name: 'application.status.submitted', tone: 'brand' }],
  [TODO_STATUS.approved, { name: 'application.status.approved', tone: 'success' }],
  [TODO_STATUS.rejected, { name: 'application.status.rejected', tone: 'danger' }],
]);

/** The user's applications with their results, and the reason of a rejection (R050). */
export function MyApplications({ records, total, leftOut, state, retry }: ReturnType<typeof useMyApplications>) {
  const t = useText();
  return (
    <Panel
      title={t('application.mine')}
      extra={
        total !== 0 && (
          <Link to={`${TODO_LIST_PATH}?view=applied`} className={styles.all}>
            {total === null ? t('application.mine.allUncounted') : t('application.mine.all', { count: total })}
          </Link>
        )
      }
    >
      <div className={styles.body}>
        <RegionState
          state={state}
          error={t('application.mine.failed')}
          onRetry={retry}
          empty={{ type: 'blank_page', title: t('application.mine.none'), tip: t('application.mine.noneTip') }}
        >
          <ul className={styles.list}>
            {records.map((record) => (
              <Row key={record.id} record={record} />
            ))}
          </ul>
        </RegionState>
      </div>
      <LeftOutNote {...leftOut} />
    </Panel>
  );
}

function Row({ record }: { record: Todo }) {
  const t = useText();
  const nameOfSystem = useSystemName();
  const { status, statusName, createTime, reason } = record;
  const title = record.title || nameOfSystem(record.systemName, record.systemCode);
  const known = statuses.get(status);
  const statusText = known ? t(known.name) : statusName;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.title} title={title} lang={textLanguage(title)}>
          {title || ABSENT}
        </span>
        {statusText && <StatusMark text={statusText} tone={known?.tone} />}
      </div>
      {status === TODO_STATUS.rejected && reason && (
        <p className={styles.reason}>
          <NamedText text={t('application.reasonOf', { reason })} name={reason} />
        </p>
      )}
      <ServerTime className={styles.more} value={createTime}>
        {formatFullTime(createTime)}
      </ServerTime>
    </li>
  );
}
