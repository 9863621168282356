import { Link } from '@umijs/max';
import { ABSENT } from '@/constants/absent';
import { useText } from '@/locales/text';
import { getMessageSummary } from '@/services/messages';
import { listPendingTodos } from '@/services/todos';
import { useBackgroundRequest } from '@/utils/useBackgroundRequest';
import styles from './GreetingCard.module.css';

/** Age from which the figures next to the greeting are loaded again when the page is opened. */
const HOME_FIGURES_STALE_MS = 60_000;

/**
 * Numbers of open tasks and unread messages. Each is loaded in the background and may fail on its own: it then shows a
 * dash without a message, as the linked pages show the error.
 */
export function Figures() {
  const t = useText();
  const { data: todos } = useBackgroundRequest(
    (options) => listPendingTodos({ pageNo: 1, pageSize: 1 }, options).then(({ total }) => total),
    { cacheKey: 'home-todos', staleMs: HOME_FIGURES_STALE_MS },
  );
  const { data: unread } = useBackgroundRequest(
    (options) => getMessageSummary(options).then((summary) => summary.unread),
    { cacheKey: 'home-unread', staleMs: HOME_FIGURES_STALE_MS },
  );

  return (
    <div className={styles.figures}>
      <Figure label={t('home.greeting.todos')} value={todos} to="/mainApp/todoList" />
      <Figure label={t('home.greeting.unread')} value={unread} to="/mainApp/messageList" />
    </div>
  );
}

function Figure({ label, value, to }: { label: string; value: number | null | undefined; to: string }) {
  return (
    <Link className={styles.figure} to={to}>
      <span className={styles.number}>{value == null ? ABSENT : value > 999 ? '999+' : value}</span>
      <span className={styles.caption}>{label}</span>
    </Link>
  );
}
