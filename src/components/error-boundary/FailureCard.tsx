import { useEffect, useMemo } from 'react';
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined';
import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { readChunkFailure, reportChunkFailure } from '@/utils/chunkFailure';
import { reloadPage } from '@/utils/safeRedirect';
import { useOnline } from '@/utils/useOnline';
import styles from './FailureCard.module.css';

interface FailureCardProps {
  error: unknown;
  onRetry(): void;
  size?: 'panel' | 'page';
}

/** The card of a failed region: what happened, what to do, and the names of chunks that failed to load. */
export function FailureCard({ error, onRetry, size = 'panel' }: FailureCardProps) {
  const t = useText();
  const isOnline = useOnline();
  const failure = useMemo(() => readChunkFailure(error), [error]);
  useEffect(() => {
    if (failure) reportChunkFailure(failure);
  }, [failure]);

  return (
    <div className={cx(styles.card, styles[size])} role="alert">
      <ExclamationCircleOutlined className={styles.icon} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{t(failure ? 'feedback.failedPart' : 'feedback.failedRegion')}</p>
        <p className={styles.reason}>{t(failure ? 'feedback.failedPartReason' : 'feedback.failedRegionReason')}</p>
        {failure && (
          <details className={styles.details}>
            <summary>{t('feedback.details')}</summary>
            <code>
              {failure.code}
              {failure.type && ` · ${failure.type}`}
              {failure.request && ` · ${failure.request}`}
            </code>
          </details>
        )}
        <div className={styles.actions}>
          <ActionButton kind="plain" onClick={onRetry}>
            {t('common.retry')}
          </ActionButton>
          {/* Without a connection it would lead to the browser's own error page. */}
          {failure && isOnline && (
            <ActionButton kind="link" onClick={reloadPage}>
              {t('feedback.reloadPage')}
            </ActionButton>
          )}
        </div>
      </div>
    </div>
  );
}
