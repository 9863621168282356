import type { ComponentProps } from 'react';
import ExportOutlined from '@ant-design/icons/es/icons/ExportOutlined';
import type { Todo } from '@/domain/todo/schema';
import { useText } from '@/locales/text';
import { openEntryByCode, usePrefetchOf } from '@/shell/navigation';
import { RecordLink, recordAddress } from '@/shell/record-pager';
import { safeUrl } from '@/utils/safeUrl';
import { textLanguage } from '@/utils/textLanguage';
import { ABSENT } from '@/constants/absent';
import styles from './TodoList.module.css';

interface TodoTitleProps {
  todo: Todo;
  /** Opens a task that is handled on a page of the portal. */
  onOpen: (todo: Todo) => void;
  /** In a list whose rows are reached by arrow keys. */
  tabIndex?: number;
}

/**
 * The title of a task as a link to where it is handled: a page of the portal, another site in a new window, or
 * otherwise its system. An address that is not allowed is ignored (T16).
 */
export function TodoTitle({ todo, onOpen, tabIndex }: TodoTitleProps) {
  const t = useText();
  const { id, title, systemCode, systemName } = todo;
  const page = recordAddress(todo.handleUrl);
  const site = page === undefined ? safeUrl(todo.handleUrl) : undefined;
  const shared = {
    className: styles.title,
    title,
    lang: textLanguage(title),
    'data-todo': id,
    tabIndex,
  };
  const label = <span className={styles.words}>{title || ABSENT}</span>;

  if (page !== undefined)
    return (
      <RecordLink {...shared} to={page} onOpen={() => onOpen(todo)}>
        {label}
      </RecordLink>
    );
  if (site !== undefined && /^https?:/.test(site))
    return (
      <a {...shared} href={site} target="_blank" rel="noopener noreferrer">
        {label}
        <ExportOutlined className={styles.outside} aria-label={t('todo.newWindow')} />
      </a>
    );
  return (
    <SystemButton {...shared} systemCode={systemCode} systemName={systemName}>
      {label}
    </SystemButton>
  );
}

interface SystemButtonProps extends ComponentProps<'button'> {
  systemCode: string;
  systemName: string;
}

/** Opens a system like its entry, and prefetches it like that. */
const SystemButton = ({ systemCode, systemName, ...button }: SystemButtonProps) => (
  <button
    {...button}
    {...usePrefetchOf(systemCode)}
    type="button"
    onClick={() => void openEntryByCode(systemCode, systemName)}
  />
);
