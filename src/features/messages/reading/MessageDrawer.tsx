import { Tag } from 'antd';
import { ActionButton, actionClass } from '@/components/ActionButton';
import { AppDrawer } from '@/components/AppDrawer';
import { ServerTime } from '@/components/ServerTime';
import { RegionState, SkeletonRows } from '@/components/region-state';
import type { Message } from '@/domain/message/schema';
import { useText } from '@/locales/text';
import { useSystemName } from '@/shell/navigation';
import { RecordLink, recordAddress } from '@/shell/record-pager';
import { textLanguage } from '@/utils/textLanguage';
import { formatFullTime } from '@/utils/time';
import { ABSENT } from '@/constants/absent';
import { useMessage } from './useMessage';
import styles from './MessageDrawer.module.css';

interface MessageDrawerProps {
  messageId: string | null;
  onClose: () => void;
  /** The message does not exist. */
  onMissing: () => void;
  onRead: (id: string) => void;
  /** Goes to the previous or next message on the page. */
  onStep: (step: 1 | -1) => void;
  hasBefore: boolean;
  hasAfter: boolean;
  onRemove: (message: { id: string; title: string }) => void;
  /** Opens the record that a message is about, in its subsystem. */
  onOpenRecord: (message: Message) => void;
}

const WIDTH_PX = 520;

/** Shows a message in a drawer next to the list (R044). Its content is rendered as text, never as HTML. */
export default function MessageDrawer(props: MessageDrawerProps) {
  const { messageId, onClose, onMissing, onRead, onStep, hasBefore, hasAfter, onRemove, onOpenRecord } = props;
  const t = useText();
  const { message, error, isMissing, retry } = useMessage(messageId, { onRead, onMissing });
  const nameOfSystem = useSystemName();
  const page = recordAddress(message?.handleUrl);
  const source = message && (nameOfSystem(message.source) || message.createdByName);

  return (
    <AppDrawer
      open={messageId !== null}
      onClose={onClose}
      size={WIDTH_PX}
      title={t('messages.reading.title')}
      closable={{ 'aria-label': t('common.close') }}
      // The list stays readable: one message is opened after the other.
      styles={{ wrapper: { maxWidth: '100vw' }, mask: { opacity: 0.3 } }}
      footer={
        <div className={styles.foot}>
          <ActionButton kind="plain" disabled={!hasBefore} onClick={() => onStep(-1)}>
            {t('messages.reading.before')}
          </ActionButton>
          <ActionButton kind="plain" disabled={!hasAfter} onClick={() => onStep(1)}>
            {t('messages.reading.after')}
          </ActionButton>
          <span className={styles.spring} />
          {message && (
            <ActionButton kind="plain" className={styles.danger} onClick={() => onRemove(message)}>
              {t('messages.delete')}
            </ActionButton>
          )}
        </div>
      }
    >
      <RegionState
        state={message ? 'ready' : isMissing ? 'empty' : error ? 'error' : 'loading'}
        skeleton={<SkeletonRows rows={5} trailing={0} />}
        error={t('messages.reading.failed')}
        empty={{
          type: 'not_found',
          title: t('messages.reading.missing'),
          tip: t('messages.reading.missingTip'),
          action: { label: t('common.back'), onClick: onClose },
        }}
        onRetry={retry}
      >
        {message && (
          <article className={styles.message}>
            <h2 lang={textLanguage(message.title)}>{message.title || ABSENT}</h2>
            <p className={styles.line}>
              {message.typeName && (
                <Tag variant="filled" lang={textLanguage(message.typeName)}>
                  {message.typeName}
                </Tag>
              )}
              <span lang={textLanguage(source)}>{source}</span>
              <ServerTime value={message.createTime}>{formatFullTime(message.createTime)}</ServerTime>
            </p>
            <div className={styles.content} lang={textLanguage(message.content)}>
              {message.content || t('messages.reading.noContent')}
            </div>
            {page !== undefined && (
              <p>
                <RecordLink className={actionClass('primary')} to={page} onOpen={() => onOpenRecord(message)}>
                  {t('messages.reading.openRecord')}
                </RecordLink>
              </p>
            )}
          </article>
        )}
      </RegionState>
    </AppDrawer>
  );
}
