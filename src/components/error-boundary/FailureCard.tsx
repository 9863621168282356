import { useEffect, useMemo } from 'react';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { ActionButton } from '@/components/action-button';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { readPartFailure, reportChunkFailure } from '@/utils/partFailure';
import { reloadPage } from '@/utils/safeRedirect';
import styles from './FailureCard.module.css';

type FailureCardProps = { error: unknown; onRetry(): void; size?: 'panel' | 'page' };

/** The card of a failed region: what happened, what to do, and for parts that did not load their names. */
export function FailureCard({ error, onRetry, size = 'panel' }: FailureCardProps) {
  const t = useText();
  const part = useMemo(() => readPartFailure(error), [error]);
  useEffect(() => {
    if (part) reportChunkFailure(part);
  }, [part]);

  return (
    <div className={cx(styles.card, styles[size])} role="alert">
      <ExclamationCircleOutlined className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{t(part ? 'feedback.failedPart' : 'feedback.failedRegion')}</p>
        <p className={styles.reason}>{t(part ? 'feedback.failedPartReason' : 'feedback.failedRegionReason')}</p>
        {part && (
          <details className={styles.details}>
            <summary>{t('feedback.details')}</summary>
            <code>
              {part.code}
              {part.type && ` · ${part.type}`}
              {part.request && ` · ${part.request}`}
            </code>
          </details>
        )}
        <div className={styles.actions}>
          <ActionButton kind="plain" onClick={onRetry}>
            {t('common.retry')}
          </ActionButton>
          {part && (
            <ActionButton kind="link" onClick={reloadPage}>
              {t('feedback.reloadPage')}
            </ActionButton>
          )}
        </div>
      </div>
    </div>
  );
}
