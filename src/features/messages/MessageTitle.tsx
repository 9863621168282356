import type { Message } from '@/domain/message/assumed';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import styles from './MessageTitle.module.css';

/** The title of a message that opens it; a dot and a word say that it is unread (R044). */
export function MessageTitle({ message, isRead, onOpen }: { message: Message; isRead: boolean; onOpen: () => void }) {
  const t = useText();
  return (
    <button type="button" className={cx(styles.title, !isRead && styles.unread)} title={message.title} onClick={onOpen}>
      <span className={styles.dot} data-unread={!isRead || undefined}>
        {!isRead && <span className="visually-hidden">{t('messages.unread')}</span>}
      </span>
      <span className={styles.words}>{message.title}</span>
    </button>
  );
}
