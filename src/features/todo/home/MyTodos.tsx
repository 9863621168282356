import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useMinute } from '@/components/useMinute';
import { useFittingRows } from '@/components/useFittingRows';
import { ActionButton } from '@/components/ActionButton';
import { LeftOutNote } from '@/components/LeftOutNote';
import { MoreLink, Panel } from '@/components/Panel';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { HOME_PATH, TODO_LIST_PATH } from '@/constants/paths';
import type { Day } from '@/domain/calendar';
import type { Todo } from '@/domain/todo/schema';
import { countByDay, dayOfTask } from '@/domain/todo/urgency';
import { useText } from '@/locales/text';
import { useSystemName } from '@/shell/navigation';
import { openRecord } from '@/shell/record-pager';
import { textLanguage } from '@/utils/textLanguage';
import { formatDayName, serverTextOf } from '@/utils/time';
import { TodoAge } from '../TodoAge';
import { TodoTitle } from '../TodoTitle';
import type { HomeTodoCounts } from './useHomeTodos';
import { useMyTodos } from './useMyTodos';
import styles from './MyTodos.module.css';

const ROW_HEIGHT_PX = 40;

interface MyTodosProps {
  /** Only the tasks of this day of the calendar. */
  day: Day | null;
  onShowAll: () => void;
  /** Called with the number of tasks, null if the server does not tell, and that of each day. */
  onCounted?: (counts: HomeTodoCounts) => void;
}

/** The pending tasks that are most urgent, as many whole rows as fit; of a chosen day all of them. */
export function MyTodos({ day, onShowAll, onCounted }: MyTodosProps) {
  const t = useText();
  const now = serverTextOf(useMinute().getTime());
  const { todos, total = null, leftOut, error, reason, isLoading, retry } = useMyTodos();
  const [measure, fittingRows] = useFittingRows(ROW_HEIGHT_PX, 'todos');
  const region = useRef<HTMLDivElement>(null);
  const rows = fittingRows ?? 8;
  const nameOfSystem = useSystemName();
  const systemOf = ({ systemCode, systemName }: Todo) => nameOfSystem(systemName, systemCode);

  const count = useEffectEvent(() => onCounted?.({ total, perDay: countByDay(todos ?? []) }));
  useEffect(() => {
    if (todos) count();
  }, [todos]);
  useEffect(() => {
    // On a phone the calendar is far below.
    if (day !== null) region.current?.scrollIntoView?.({ block: 'nearest' });
  }, [day]);

  const chosen = useMemo(() => (day === null ? todos : todos?.filter((todo) => dayOfTask(todo) === day)), [todos, day]);
  const state = chosen ? (chosen.length > 0 ? 'ready' : 'empty') : error ? 'error' : 'loading';
  const title = day === null ? t('todo.mine') : t('todo.mineOn', { day: formatDayName(day) });

  return (
    <Panel
      title={title}
      extra={
        day === null ? (
          <MoreLink to={TODO_LIST_PATH} label={t('todo.moreTasks')} />
        ) : (
          <ActionButton kind="link" className={styles.showAll} onClick={onShowAll}>
            {t('todo.showAll')}
          </ActionButton>
        )
      }
    >
      <span className="visually-hidden" role="status">
        {day !== null && chosen && `${title}: ${t('todo.shown', { count: chosen.length })}`}
      </span>
      <div ref={region} className={styles.region}>
        <div ref={measure} className={styles.body} data-all={day !== null || undefined} aria-busy={isLoading}>
          <RegionState
            state={state}
            skeleton={<SkeletonRows rows={rows} height={ROW_HEIGHT_PX} />}
            error={[t('todo.failed'), reason].filter(Boolean).join(' · ')}
            onRetry={retry}
            empty={
              day === null
                ? { type: 'not_task', title: t('todo.empty.pending'), tip: t('todo.empty.tip') }
                : { type: 'not_task', title: t('todo.noneOn'), tip: t('todo.noneOnTip') }
            }
          >
            <ul className={styles.list}>
              {(day === null ? chosen?.slice(0, rows) : chosen)?.map((todo) => (
                <li key={todo.id} className={styles.row}>
                  <span className={styles.title}>
                    <TodoTitle
                      todo={todo}
                      onOpen={(opened) =>
                        openRecord(opened, { entries: chosen ?? [], label: t('todo.mine'), backTo: HOME_PATH })
                      }
                    />
                  </span>
                  <span className={styles.system} lang={textLanguage(systemOf(todo))} title={systemOf(todo)}>
                    {systemOf(todo)}
                  </span>
                  <TodoAge todo={todo} now={now} />
                </li>
              ))}
            </ul>
          </RegionState>
        </div>
      </div>
      <LeftOutNote {...leftOut} />
    </Panel>
  );
}
