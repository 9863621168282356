import { Link } from '@umijs/max';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import type { Todo } from '@/domain/todo/assumed';
import { useText } from '@/locales/text';
import { openEntryByCode } from '@/shell/navigation';
import { safeUrl } from '@/utils/safeUrl';
import { ABSENT } from '@/constants/absent';
import styles from './TodoList.module.css';

/**
 * The title of a task as a link to where it is handled: a page of the portal, another site in a new window, or
 * otherwise its system. An address that is not allowed is ignored (T16).
 */
export function TodoTitle({ todo }: { todo: Todo }) {
  const t = useText();
  const { id, title, systemCode, systemName } = todo;
  const address = safeUrl(todo.handleUrl);
  const isOwn = address?.startsWith('/') === true;
  const isSite = address !== undefined && /^https?:/.test(address);
  const shared = { className: styles.title, title, 'data-todo': id };
  const label = <span className={styles.words}>{title || ABSENT}</span>;

  if (isOwn)
    return (
      <Link {...shared} to={address}>
        {label}
      </Link>
    );
  if (isSite)
    return (
      <a {...shared} href={address} target="_blank" rel="noopener noreferrer">
        {label}
        <ExportOutlined className={styles.outside} aria-label={t('todo.newWindow')} />
      </a>
    );
  return (
    <button {...shared} type="button" onClick={() => void openEntryByCode(systemCode, systemName)}>
      {label}
    </button>
  );
}
