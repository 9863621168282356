import { useState } from 'react';
import { history, Link } from '@umijs/max';
import { ActionButton, actionClass } from '@/components/ActionButton';
import { HOME_PATH, PERMISSION_APPLICATION_PATH } from '@/constants/paths';
import { useText, type TextKey } from '@/locales/text';
import { copyText } from '@/utils/copyText';
import { cx } from '@/utils/cx';
import { prefetchWhenIdle } from '@/utils/prefetchWhenIdle';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { reloadPage } from '@/utils/safeRedirect';
import { useWhenOnline } from '@/utils/useWhenOnline';
import { emptyTypes, toEmptyType, type EmptyAction, type EmptyType } from './emptyTypes';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** One of the ten types; any other shows system_error (R121). */
  type: EmptyType | (string & {});
  /** The text below the title; 'no data yet' by default (R120). */
  tip?: string;
  title?: string;
  /** Replaces the label or the action of the type's main button; null removes the button. */
  action?: { label?: string; onClick?: () => void; to?: string } | null;
  /** 'panel' is the small form for a card, 'page' the large one. */
  size?: 'panel' | 'page';
  /** Heading level of the title; without it the title is not a heading. */
  headingLevel?: 1 | 2 | 3;
}

const actionLabels: Record<EmptyAction, TextKey> = {
  home: 'empty.backHome',
  retry: 'common.retry',
  apply: 'empty.apply',
  clear: 'empty.clearFilters',
  contact: 'empty.contact',
};

const actionPaths: Partial<Record<EmptyAction, string>> = { home: HOME_PATH, apply: PERMISSION_APPLICATION_PATH };

/** After what the first page still loads. */
const DRAWINGS_DELAY_MS = 5_000;

// The drawing is decorative: when it cannot be loaded, its space stays empty and the rest still works.
const Drawing = retryableLazy(() => import('./drawings').catch(() => ({ default: () => null })));
// Beforehand: that of a lost connection could not be loaded without one.
prefetchWhenIdle(DRAWINGS_DELAY_MS, () => void Drawing.preload());

/** Empty state: a drawing, a title, one line of text and one action (R119–R122). */
export function EmptyState({ type, tip, title, action, size = 'panel', headingLevel }: EmptyStateProps) {
  const t = useText();
  const known = toEmptyType(type);
  const copy = emptyTypes.get(known)!;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  useWhenOnline(known === 'not_network' ? action?.onClick : undefined);

  return (
    <div className={cx(styles.state, styles[size])} data-image={known}>
      <div className={styles.drawing}>
        <LazyBoundary fallback={null}>
          <Drawing type={known} />
        </LazyBoundary>
      </div>
      <Title className={styles.title}>{title ?? t(copy.title)}</Title>
      <p className={styles.line}>
        <span>{tip ?? t('empty.tip')}</span>
        {tip === undefined && known === type && <span className={styles.reason}>{t(copy.reason)}</span>}
      </p>
      {action !== null && <MainAction kind={copy.action} {...action} />}
    </div>
  );
}

interface MainActionProps {
  kind: EmptyAction;
  label?: string;
  onClick?: () => void;
  to?: string;
}

function MainAction({ kind, label, onClick, to }: MainActionProps) {
  const t = useText();
  const [status, setStatus] = useState<TextKey>();
  const copy = label ?? t(actionLabels[kind]);
  const path = to ?? (onClick ? undefined : actionPaths[kind]);
  if (path)
    return (
      <Link to={path} className={actionClass('primary')} onClick={onClick}>
        {copy}
      </Link>
    );

  const byDefault: Partial<Record<EmptyAction, () => void>> = {
    retry: () => reloadPage(),
    // Filters are in the URL.
    clear: () => history.replace(history.location.pathname),
    contact: async () => {
      const details = `${document.title} · ${window.location.pathname} · ${new Date().toISOString()}`;
      setStatus((await copyText(details)) ? 'empty.contactCopied' : 'empty.contactNotCopied');
    },
  };
  return (
    <>
      <ActionButton kind="primary" onClick={onClick ?? byDefault[kind]}>
        {copy}
      </ActionButton>
      <span role="status" className={styles.line}>
        {status && t(status)}
      </span>
    </>
  );
}
