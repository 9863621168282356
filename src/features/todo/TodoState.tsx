import { Tag } from 'antd';
import type { Todo } from '@/domain/todo/schema';
import type { TodoView } from '@/domain/todo/todoList';
import { useText, type TextKey, type Translate } from '@/locales/text';
import { ABSENT } from '@/constants/absent';
import styles from './TodoList.module.css';

interface State {
  name: TextKey;
  color: string;
}

const states: ReadonlyMap<string, State> = new Map([
  ['1', { name: 'todo.state.waiting', color: 'warning' }],
  ['2', { name: 'todo.state.approved', color: 'success' }],
  ['3', { name: 'todo.state.rejected', color: 'error' }],
]);
/** A task pending for an approver is shown as submitted to its applicant (R050). */
const submitted: State = { name: 'todo.state.submitted', color: 'processing' };

/** Label and color of a known status (assumed). */
export const stateOf = (status: string, view: TodoView): State | undefined =>
  view === 'applied' && status === '1' ? submitted : states.get(status);

/** Name of a known status. */
export function todoStateText(t: Translate, status: string, view: TodoView): string | undefined {
  const state = stateOf(status, view);
  return state && t(state.name);
}

/** The status of a task, with the reason of a rejection; an unknown status shows the server's name. */
export function TodoState({ todo: { status, statusName, reason }, view }: { todo: Todo; view: TodoView }) {
  const t = useText();
  const state = stateOf(status, view);
  const text = todoStateText(t, status, view) ?? statusName;
  return (
    <span className={styles.state}>
      {text ? (
        <Tag variant="filled" color={state?.color}>
          {text}
        </Tag>
      ) : (
        ABSENT
      )}
      {reason && (
        <span className={styles.reason} title={reason}>
          {reason}
        </span>
      )}
    </span>
  );
}
