import { useEffect, useState } from 'react';
import { Link } from '@umijs/max';
import { LeftOutNote } from '@/components/LeftOutNote';
import { ServerTime } from '@/components/ServerTime';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { ABSENT } from '@/constants/absent';
import { MESSAGE_LIST_PATH } from '@/constants/paths';
import type { Message } from '@/domain/message/schema';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import { listHomeMessages } from '@/services/messages';
import { reportFailure } from '@/shell/feedback';
import { textLanguage } from '@/utils/textLanguage';
import { formatShortTime } from '@/utils/time';
import { messageLink } from '../messageLink';
import styles from './MessageBell.module.css';

const NEWEST = 5;

/** The newest messages, loaded when the bell is opened; the order then stays. Opening one marks it as read. */
export default function BellPanel({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [messages, setMessages] = useState<Message[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    setFailed(false);
    listHomeMessages({ quiet: true, signal: controller.signal }).then(
      (newest) => !controller.signal.aborted && setMessages(newest),
      (reason: unknown) => {
        if (controller.signal.aborted) return;
        setFailed(true);
        reportFailure(reason);
      },
    );
    return () => controller.abort();
  }, [attempt]);

  return (
    <>
      <div className={styles.head}>
        <h2>{t('messages.bell.title')}</h2>
        <Link to={MESSAGE_LIST_PATH} onClick={onLeave}>
          {t('messages.bell.all')}
        </Link>
      </div>
      <RegionState
        state={messages ? (messages.length > 0 ? 'ready' : 'empty') : hasFailed ? 'error' : 'loading'}
        skeleton={<SkeletonRows rows={NEWEST} height={56} />}
        onRetry={() => setAttempt((count) => count + 1)}
        empty={{ type: 'not_message' }}
      >
        <ul className={styles.list}>
          {messages?.slice(0, NEWEST).map((message) => (
            <li key={message.id}>
              <Link className={styles.row} to={messageLink(message.id)} onClick={onLeave}>
                <span className={styles.dot} data-unread={!message.isRead || undefined} />
                <span className={styles.title} title={message.title} lang={textLanguage(message.title)}>
                  {!message.isRead && <span className="visually-hidden">{t('messages.unread')}</span>}
                  {message.title || ABSENT}
                </span>
                <span className={styles.kind} lang={textLanguage(message.typeName)}>
                  {message.typeName}
                </span>
                <ServerTime value={message.createTime}>{formatShortTime(message.createTime, t)}</ServerTime>
              </Link>
            </li>
          ))}
        </ul>
      </RegionState>
      <LeftOutNote {...leftOutOf(messages)} />
    </>
  );
}
