import { useEffect, useRef } from 'react';
import { Link } from '@umijs/max';
import { useRequest } from 'ahooks';
import { HOME_FIGURES_STALE_MS } from '@/constants/home';
import { useText } from '@/locales/text';
import { getMessageSummary } from '@/services/messages';
import { listPendingTodos } from '@/services/todos';
import styles from './GreetingCard.module.css';

/** What waits for the person: tasks and unread messages. Each is asked for in the background and may fail alone. */
export function Figures() {
  const t = useText();
  const todos = useFigure('home-todos', (options) =>
    listPendingTodos({ pageNo: 1, pageSize: 1 }, options).then(({ total }) => total),
  );
  const unread = useFigure('home-unread', (options) => getMessageSummary(options).then((summary) => summary.unread));

  return (
    <div className={styles.figures}>
      <Figure label={t('home.greeting.todos')} value={todos} to="/mainApp/todoList" />
      <Figure label={t('home.greeting.unread')} value={unread} to="/mainApp/messageList" />
    </div>
  );
}

function useFigure(
  cacheKey: string,
  load: (options: { overlay: false; quiet: true; signal: AbortSignal }) => Promise<number>,
): number | undefined {
  const controller = useRef<AbortController>(null);
  const { data } = useRequest(
    () => {
      controller.current?.abort();
      controller.current = new AbortController();
      return load({ overlay: false, quiet: true, signal: controller.current.signal });
    },
    // A figure that is not known shows a dash; nothing is told, the pages behind the links will say more.
    { cacheKey, staleTime: HOME_FIGURES_STALE_MS, onError: () => undefined },
  );
  useEffect(() => () => controller.current?.abort(), []);
  return data;
}

function Figure({ label, value, to }: { label: string; value: number | undefined; to: string }) {
  return (
    <Link className={styles.figure} to={to}>
      <span className={styles.number}>{value === undefined ? '–' : value > 999 ? '999+' : value}</span>
      <span className={styles.caption}>{label}</span>
    </Link>
  );
}
