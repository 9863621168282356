import { Link } from '@umijs/max';
import { ABSENT } from '@/constants/absent';
import { MESSAGE_LIST_PATH, TODO_LIST_PATH } from '@/constants/paths';
import { useText } from '@/locales/text';
import styles from './GreetingCard.module.css';

interface FiguresProps {
  /** Absent while unknown, or when it cannot be loaded: the linked pages show the error. */
  todos: number | null | undefined;
  unread: number | null | undefined;
}

/** Numbers of pending tasks and unread messages. */
export function Figures({ todos, unread }: FiguresProps) {
  const t = useText();
  return (
    <div className={styles.figures}>
      <Figure label={t('home.greeting.todos')} value={todos} to={TODO_LIST_PATH} />
      <Figure label={t('home.greeting.unread')} value={unread} to={MESSAGE_LIST_PATH} />
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
