import { ServerTime } from '@/components/ServerTime';
import type { Todo } from '@/domain/todo/schema';
import { urgencyOf, type Urgency } from '@/domain/todo/urgency';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { ABSENT } from '@/constants/absent';
import { formatFullTime, formatMoment } from '@/utils/time';
import styles from './TodoAge.module.css';

interface TodoAgeProps {
  todo: Pick<Todo, 'createTime' | 'dueTime'>;
  /** Server time. */
  now: string;
}

/** What is urgent about a task: late, due today or tomorrow. */
function useDueText({ due, daysLate }: Urgency): string | null {
  const t = useText();
  if (due === 'late') return t(daysLate === 0 ? 'todo.lateToday' : 'todo.late', { count: daysLate });
  return due && t(`todo.due.${due}`);
}

/** How long a task has been waiting, and whether it is late; the tooltip has the exact times. */
export function TodoAge({ todo, now }: TodoAgeProps) {
  const t = useText();
  const { createTime, dueTime } = todo;
  const urgency = urgencyOf(todo, now);
  const { age, due } = urgency;
  const dueText = useDueText(urgency);
  const hint = [
    createTime && t('todo.createdAt', { time: formatFullTime(createTime) }),
    dueTime && t('todo.dueAt', { time: formatFullTime(dueTime) }),
  ];
  return (
    <span className={styles.age} title={hint.filter(Boolean).join('\n') || undefined}>
      {dueText && <span className={cx(styles.due, due === 'late' && styles.isLate)}>{dueText}</span>}
      {age !== null && !dueText && <span>{t(age === 0 ? 'todo.ageToday' : 'todo.age', { count: age })}</span>}
    </span>
  );
}

/** When a task is due: in words where it is urgent, otherwise the moment. */
export function TodoDue({ todo, now }: TodoAgeProps) {
  const urgency = urgencyOf(todo, now);
  const dueText = useDueText(urgency);
  const { dueTime } = todo;
  if (!dueTime) return ABSENT;
  return (
    <ServerTime className={styles.age} value={dueTime} title={formatFullTime(dueTime)}>
      {dueText ? (
        <span className={cx(styles.due, urgency.due === 'late' && styles.isLate)}>{dueText}</span>
      ) : (
        formatMoment(dueTime)
      )}
    </ServerTime>
  );
}
