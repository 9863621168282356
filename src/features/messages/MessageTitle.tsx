import type { Message } from '@/domain/message/schema';
import { useText } from '@/locales/text';
import { useRowTabIndex } from '@/shell/list-page';
import { cx } from '@/utils/cx';
import { textLanguage } from '@/utils/textLanguage';
import { ABSENT } from '@/constants/absent';
import styles from './MessageTitle.module.css';

interface MessageTitleProps {
  message: Message;
  /** Undefined where read and unread are not distinguished: no space is reserved for the dot. */
  isRead?: boolean;
  onOpen: () => void;
}

/** The title of a message, which opens it; a dot and hidden text mark it as unread (R044). */
export function MessageTitle({ message, isRead, onOpen }: MessageTitleProps) {
  const t = useText();
  const tabIndex = useRowTabIndex();
  return (
    <button
      type="button"
      className={cx(styles.title, isRead === false && styles.unread)}
      title={message.title}
      tabIndex={tabIndex}
      onClick={onOpen}
    >
      {isRead !== undefined && (
        <span className={styles.dot} data-unread={!isRead || undefined}>
          {!isRead && <span className="visually-hidden">{t('messages.unread')}</span>}
        </span>
      )}
      <span className={styles.words} lang={textLanguage(message.title)}>
        {message.title || ABSENT}
      </span>
    </button>
  );
}
