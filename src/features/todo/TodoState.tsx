import { StatusMark, type StatusTone } from '@/components/StatusMark';
import { textWidth } from '@/domain/text/textWidth';
import type { Todo } from '@/domain/todo/schema';
import type { TodoView } from '@/domain/todo/todoList';
import { useText, type TextKey, type Translate } from '@/locales/text';
import { ABSENT } from '@/constants/absent';
import { textLanguage } from '@/utils/textLanguage';
import styles from './TodoList.module.css';

interface State {
  name: TextKey;
  tone: StatusTone;
}

const states: ReadonlyMap<string, State> = new Map([
  ['1', { name: 'todo.state.waiting', tone: 'warning' }],
  ['2', { name: 'todo.state.approved', tone: 'success' }],
  ['3', { name: 'todo.state.rejected', tone: 'danger' }],
]);
/** A task pending for an approver is shown as submitted to its applicant (R050). */
const submitted: State = { name: 'todo.state.submitted', tone: 'brand' };

/** Name and color of a known status (assumed). */
export const stateOf = (status: string, view: TodoView): State | undefined =>
  view === 'applied' && status === '1' ? submitted : states.get(status);

/** Name of a known status. */
export function todoStateText(t: Translate, status: string, view: TodoView): string | undefined {
  const state = stateOf(status, view);
  return state && t(state.name);
}

/** Width of the column of the states in pixels: the status and the beginning of a reason. */
export const STATE_PX = 240;
/** With a reason that is longer than about thirty Chinese characters it is cut: the title keeps the rest. */
const STATE_MAX_PX = 520;
/** The dot of the status. */
const DOT_PX = 15;
const GAP_PX = 8;
const CELL_PADDING_PX = 16;

/** Estimated width of the column in which no reason is cut, as far as it may grow. */
export function widthOfStates(t: Translate, todos: readonly Todo[], view: TodoView): number {
  const widths = todos.map(({ status, statusName, reason }) => {
    const mark = textWidth(todoStateText(t, status, view) ?? statusName) + DOT_PX;
    return mark + (reason ? GAP_PX + textWidth(reason) : 0) + CELL_PADDING_PX;
  });
  return Math.min(Math.max(STATE_PX, ...widths), STATE_MAX_PX);
}

/** The status of a task, with the reason of a rejection; an unknown status shows the server's name. */
export function TodoState({ todo: { status, statusName, reason }, view }: { todo: Todo; view: TodoView }) {
  const t = useText();
  const state = stateOf(status, view);
  const text = todoStateText(t, status, view) ?? statusName;
  return (
    <span className={styles.state}>
      {text ? <StatusMark text={text} tone={state?.tone} /> : ABSENT}
      {reason && (
        <span className={styles.reason} title={reason} lang={textLanguage(reason)}>
          {reason}
        </span>
      )}
    </span>
  );
}
