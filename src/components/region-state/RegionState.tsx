import type { ReactNode } from 'react';
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined';
import { ActionButton } from '@/components/ActionButton';
import { EmptyState, type EmptyType } from '@/components/empty-state';
import { useText } from '@/locales/text';
import { useOnline } from '@/utils/useOnline';
import { useWhenOnline } from '@/utils/useWhenOnline';
import { SkeletonRows } from './Skeleton';
import styles from './RegionState.module.css';

interface RegionStateProps {
  state: 'loading' | 'error' | 'empty' | 'ready';
  /** Shown while loading: the shape of the content. */
  skeleton?: ReactNode;
  /** The error, in the user's language. */
  error?: string;
  onRetry: () => void;
  /** The empty state: its type and its own texts. */
  empty?: {
    type?: EmptyType;
    title?: string;
    tip?: string;
    action?: { label?: string; onClick?: () => void; to?: string } | null;
  };
  children?: ReactNode;
}

/** A region that loads: a skeleton of the same shape, an error row when it failed, an empty state. */
export function RegionState({ state, skeleton, error, onRetry, empty, children }: RegionStateProps) {
  const t = useText();
  const isOnline = useOnline();
  // Without a connection the empty state does.
  useWhenOnline(state === 'error' && isOnline ? onRetry : undefined);

  if (state === 'ready') return children;
  if (state === 'loading')
    return (
      <div aria-busy="true" data-state="loading">
        <span className="visually-hidden">{t('feedback.loading')}</span>
        {skeleton ?? <SkeletonRows />}
      </div>
    );
  if (state === 'empty')
    return <EmptyState {...empty} type={empty?.type ?? 'blank_page'} action={empty?.action ?? null} />;
  // Offline: show one text instead of the region's own; the portal retries automatically (R122).
  if (!isOnline) return <EmptyState type="not_network" action={{ onClick: onRetry }} />;
  return (
    <div className={styles.error} role="alert" data-state="error">
      <WarningOutlined className={styles.icon} aria-hidden />
      <span className={styles.words}>{error || t('feedback.loadFailed')}</span>
      <ActionButton kind="link" onClick={onRetry}>
        {t('common.retry')}
      </ActionButton>
    </div>
  );
}
