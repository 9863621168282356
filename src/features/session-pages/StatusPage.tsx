import { useEffect, useRef, type ReactNode } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  /** A calm icon for work in progress, a warning icon for a failure. */
  tone: 'calm' | 'warning';
  title: string;
  text: string;
  /** The main action. */
  action: { label: string; onClick(): void };
  /** A secondary action. */
  more?: { label: string; onClick(): void };
}

const signs: Record<StatusPageProps['tone'], ReactNode> = {
  calm: (
    <path d="M24 20v-3a8 8 0 0 1 16 0v3m-19 0h22a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H21a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3Zm11 9v6" />
  ),
  warning: <path d="M32 15 13 47h38L32 15Zm0 13v9m0 5v.1" />,
};

/** Shown instead of the portal while there is no session. */
export function StatusPage({ tone, title, text, action, more }: StatusPageProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · ${t('app.title')}`;
    heading.current?.focus();
  }, [title, t]);

  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <p className={styles.brand}>
          <img src="/favicon.svg" alt="" width={24} height={24} />
          {t('app.title')}
        </p>
        <svg className={styles[tone]} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true" focusable="false">
          <circle cx="32" cy="32" r="31" />
          {signs[tone]}
        </svg>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {/* The focus is on the heading, which alone would be read. */}
        <p className={styles.text} role="status">
          {text}
        </p>
        <div className={styles.actions}>
          <ActionButton kind="primary" onClick={action.onClick}>
            {action.label}
          </ActionButton>
          {more && <ActionButton onClick={more.onClick}>{more.label}</ActionButton>}
        </div>
      </div>
    </main>
  );
}
