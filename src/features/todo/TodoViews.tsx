import { Link, useLocation } from '@umijs/max';
import { TODO_VIEWS, VIEW_PARAMETER, type TodoView } from '@/domain/todo/todoList';
import { HIDE_BAR } from '@/domain/subsystem/paneKey';
import { useText } from '@/locales/text';
import type { TodoCounts } from './useTodoCounts';
import styles from './TodoList.module.css';

/** The three lists with their counts; an unknown count is omitted. */
export function TodoViews({ view, counts }: { view: TodoView; counts: TodoCounts }) {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={t('todo.views')}>
      <ul className={styles.views}>
        {TODO_VIEWS.map((each) => (
          <li key={each}>
            <Link
              className={styles.view}
              to={{ pathname, search: searchOf(each, search) }}
              replace
              aria-current={each === view ? 'page' : undefined}
            >
              {t(`todo.view.${each}`)}
              {counts[each] !== undefined && <span className={styles.count}>{counts[each]}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Drops the filters, which belong to one list, from the query, but keeps the parameter that hides the side bar. */
function searchOf(view: TodoView, search: string): string {
  const next = new URLSearchParams();
  if (view !== 'pending') next.set(VIEW_PARAMETER, view);
  const hideBar = new URLSearchParams(search).get(HIDE_BAR);
  if (hideBar) next.set(HIDE_BAR, hideBar);
  return next.toString();
}
