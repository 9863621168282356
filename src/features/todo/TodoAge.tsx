import type { Todo } from '@/domain/todo/schema';
import { urgencyOf } from '@/domain/todo/urgency';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { formatFullTime } from '@/utils/time';
import styles from './TodoAge.module.css';

interface TodoAgeProps {
  todo: Pick<Todo, 'createTime' | 'dueTime'>;
  /** Server time. */
  now: string;
}

/** How long a task has been waiting, and whether it is late; the tooltip has the exact times. */
export function TodoAge({ todo, now }: TodoAgeProps) {
  const t = useText();
  const { createTime, dueTime } = todo;
  const { age, due, daysLate } = urgencyOf(todo, now);
  const dueText =
    due === 'late'
      ? t(daysLate === 0 ? 'todo.lateToday' : 'todo.late', { count: daysLate })
      : due && t(`todo.due.${due}`);
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
