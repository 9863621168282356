import { StatusMark, type StatusTone } from '@/components/StatusMark';
import { textWidth } from '@/domain/text/textWidth';
import type { Todo } from '@/domain/todo/schema';
import { TODO_STATUS, type TodoView } from '@/domain/todo/todoList';
import { useText, type TextKey, type Translate } from '@/locales/text';
import { ABSENT } from '@/constants/absent';
import { textLanguage } from '@/utils/textLanguage';
import styles from './TodoList.module.css';

interface Status {
  name: TextKey;
  tone: StatusTone;
}

const statuses: ReadonlyMap<string, Status> = new Map([
  [TODO_STATUS.submitted, { name: 'todo.status.waiting', tone: 'warning' }],
  [TODO_STATUS.approved, { name: 'todo.status.approved', tone: 'success' }],
  [TODO_STATUS.rejected, { name: 'todo.status.rejected', tone: 'danger' }],
]);
/** A task pending for an approver is shown as submitted to its applicant (R050). */
const submitted: Status = { name: 'todo.status.submitted', tone: 'brand' };

/** Name and color of a known status (assumed). */
export const statusOf = (status: string, view: TodoView): Status | undefined =>
  view === 'applied' && status === TODO_STATUS.submitted ? submitted : statuses.get(status);

/** Name of a known status. */
export function todoStatusText(t: Translate, status: string, view: TodoView): string | undefined {
  const known = statusOf(status, view);
  return known && t(known.name);
}

/** Width of the column of the statuses in pixels: the status and the beginning of a reason. */
export const STATUS_PX = 240;
/** With a reason that is longer than about thirty Chinese characters it is cut: the title keeps the rest. */
const STATUS_MAX_PX = 520;
/** The dot of the status. */
const DOT_PX = 15;
const GAP_PX = 8;
const CELL_PADDING_PX = 16;

/** Estimated width of the column in which no reason is cut, as far as it may grow. */
export function widthOfStatuses(t: Translate, todos: readonly Todo[], view: TodoView): number {
  const widths = todos.map(({ status, statusName, reason }) => {
    const mark = textWidth(todoStatusText(t, status, view) ?? statusName) + DOT_PX;
    return mark + (reason ? GAP_PX + textWidth(reason) : 0) + CELL_PADDING_PX;
  });
  return Math.min(Math.max(STATUS_PX, ...widths), STATUS_MAX_PX);
}

/** The status of a task, with the reason of a rejection; an unknown status shows the server's name. */
export function TodoStatus({ todo: { status, statusName, reason }, view }: { todo: Todo; view: TodoView }) {
  const t = useText();
  const known = statusOf(status, view);
  const text = todoStatusText(t, status, view) ?? statusName;
  return (
    <span className={styles.state}>
      {text ? <StatusMark text={text} tone={known?.tone} /> : ABSENT}
      {reason && (
        <span className={styles.reason} title={reason} lang={textLanguage(reason)}>
          {reason}
        </span>
      )}
    </span>
  );
}
