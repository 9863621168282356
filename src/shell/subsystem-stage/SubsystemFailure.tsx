import { useEffect, useRef, useState } from 'react';
import { Link } from '@umijs/max';
import { ActionButton, actionClass } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { HOME_PATH } from '@/constants/paths';
import { admissibleOrigin, admissionLine } from '@/domain/subsystem/registry';
import type { PaneFailure } from '@/domain/subsystem/failure';
import { mustKeepFocus } from '@/shell/view-restoration';
import { isOnline, isReconnecting } from '@/utils/connection';
import { useWhenOnline } from '@/utils/useWhenOnline';
import styles from './SubsystemFailure.module.css';

interface SubsystemFailureProps {
  name: string;
  failure: PaneFailure;
  /** The reason of whoever turned it off; absent for every other failure. */
  reason?: string;
  /** Address of the micro-app outside of the portal; null when it is unknown or would not help. */
  entry: string | null;
  /** Team that is called, and the address of what to do then. */
  owner?: string | null;
  runbook?: string | null;
  onRetry: () => void;
}

/** The failure message, details for the support team, and the two actions. The rest of the portal keeps working. */
export function SubsystemFailure({ name, failure, reason, entry, owner, runbook, onRetry }: SubsystemFailureProps) {
  const t = useText();
  const card = useRef<HTMLDivElement>(null);
  const { kind, status, address, detail } = failure;
  // No retry: the address alone decides this failure.
  const isWrongAddress = kind === 'not-permission';
  // The server did not answer the question, or does not know the system: whether it may be opened anywhere is unknown.
  const isUndecided = kind === 'permission';
  const isServersWord = isUndecided && detail !== undefined;
  const words = reason || t(`subsystems.failure.${kind}`, { status: status ?? '' });
  const facts = [status && `HTTP ${status}`, address, isServersWord ? null : detail].filter(Boolean).join(' · ');

  const missing = kind === 'not-admitted' && address ? admissibleOrigin(address) : null;

  // What failed without a connection, the check of the permission too, is tried again with one.
  const [wasOffline] = useState(() => !isOnline() || isReconnecting());
  useWhenOnline(wasOffline && !isWrongAddress && kind !== 'disabled' ? onRetry : undefined);

  // The loading state is gone: moves the focus here for keyboard and screen reader users.
  useEffect(() => {
    if (card.current && !mustKeepFocus(card.current)) card.current.focus({ preventScroll: true });
  }, []);

  return (
    <div className={styles.frame} data-cover="failed" data-failure={kind}>
      <div ref={card} className={styles.card} role="alert" tabIndex={-1}>
        <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden>
          <rect x="26" y="14" width="108" height="68" rx="8" fill="var(--card)" stroke="var(--line-strong)" />
          <path d="M26 30h108" stroke="var(--line-strong)" />
          <circle cx="36" cy="22" r="2.5" fill="var(--line-strong)" />
          <circle cx="45" cy="22" r="2.5" fill="var(--line-strong)" />
          <path d="M60 56h12m16 0h12" stroke="var(--brand)" strokeWidth="4" strokeLinecap="round" />
          <path d="M76 48l-4 16m16-16l-4 16" stroke="var(--danger)" strokeWidth="2.5" strokeLinecap="round" />
          <path d="M16 90h128" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <h1>{t(kind === 'disabled' ? 'subsystems.disabled' : 'subsystems.failed', { name })}</h1>
        <p>{words}</p>
        {isServersWord && <p>{detail}</p>}
        {facts && <p className={styles.facts}>{t('subsystems.detail', { detail: facts })}</p>}
        {missing && (
          <>
            <p className={styles.facts}>{t('subsystems.failure.admit')}</p>
            <code className={styles.line}>{admissionLine('subsystemOrigins', missing)}</code>
          </>
        )}
        {(owner || runbook) && (
          <p className={styles.facts}>
            {owner && t('subsystems.owner', { owner })}
            {owner && runbook && ' · '}
            {runbook && (
              <a href={runbook} target="_blank" rel="noopener noreferrer">
                {t('subsystems.runbook')}
                <span aria-hidden> ↗</span>
              </a>
            )}
          </p>
        )}
        <div className={styles.actions}>
          {!isWrongAddress && (
            <ActionButton kind="primary" onClick={onRetry}>
              {t('common.retry')}
            </ActionButton>
          )}
          {isWrongAddress || isUndecided ? (
            <Link className={actionClass(isWrongAddress ? 'primary' : 'plain')} to={HOME_PATH}>
              {t('nav.backHome')}
            </Link>
          ) : (
            entry && (
              <a
                className={actionClass('plain')}
                href={entry}
                target="_blank"
                rel="noopener noreferrer"
                title={t('subsystems.newWindow.hint', { name })}
              >
                {t('subsystems.newWindow')}
                <span aria-hidden> ↗</span>
              </a>
            )
          )}
        </div>
      </div>
    </div>
  );
}
