import { useId, type ReactNode } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { ABSENT } from '@/constants/absent';
import { useText } from '@/locales/text';
import { useLanguage } from '@/shell/preferences';
import { closeSubsystem, reloadSubsystem, stageStore } from '@/shell/subsystem-host';
import { cx } from '@/utils/cx';
import { Incidents } from './Incidents';
import { LEFTOVER_KINDS, type SubsystemRow } from './inspectorModel';
import { OpeningChart } from './OpeningChart';
import styles from './Inspector.module.css';

const isClosed = (key: string) => stageStore.getState().panes.every((pane) => pane.key !== key);

interface SubsystemCardProps {
  row: SubsystemRow;
  /** Called when it was closed from here: its buttons are gone. */
  onClosed(): void;
}

/** One subsystem that was opened in this window. */
export function SubsystemCard({ row, onClosed }: SubsystemCardProps) {
  const t = useText();
  const titleId = useId();
  const language = useLanguage();
  const { key, code, state, version, calls, leftovers } = row;
  const name = row.name?.[language] ?? code;
  const left = LEFTOVER_KINDS.filter((kind) => leftovers?.[kind]).map((kind) =>
    t(`inspector.leftover.${kind}`, { count: leftovers![kind] }),
  );
  const facts: [string, ReactNode][] = [
    [t('inspector.fact.version'), version],
    [t('inspector.fact.sdk'), row.sdk],
    [t('inspector.fact.owner'), row.owner],
    [t('inspector.fact.isolation'), row.isolation && t(`inspector.isolation.${row.isolation}`)],
    [t('inspector.fact.address'), row.address],
    [t('inspector.fact.runbook'), row.runbook],
    [t('inspector.fact.calls'), t('inspector.calls', { ...calls })],
    [
      t('inspector.fact.mainThread'),
      row.mainThread &&
        t('inspector.mainThread', {
          ms: row.mainThread.ms,
          frames: row.mainThread.frames,
          longest: row.mainThread.longestMs,
        }),
    ],
    [t('inspector.fact.leftovers'), left.join(' · ')],
  ];

  return (
    <article className={styles.card} aria-labelledby={titleId} data-inspected={key}>
      <header className={styles.cardHead}>
        <h3 id={titleId} className={styles.name}>
          {name} <code>{key}</code>
        </h3>
        <span className={cx(styles.tag, styles[state])}>
          {t(`inspector.state.${state}`, { reason: row.failure ?? ABSENT })}
        </span>
        {row.hasUnsaved && <span className={cx(styles.tag, styles.warn)}>{t('inspector.unsaved')}</span>}
        {row.isDisabled && <span className={cx(styles.tag, styles.warn)}>{t('inspector.disabled')}</span>}
        <span className={styles.buttons}>
          <ActionButton
            kind="link"
            aria-label={t('inspector.reload.name', { name })}
            onClick={() => void reloadSubsystem(key)}
          >
            {t('inspector.reload')}
          </ActionButton>
          <ActionButton
            kind="link"
            aria-label={t('inspector.close.name', { name })}
            onClick={() => void closeSubsystem(key).then(() => isClosed(key) && onClosed())}
          >
            {t('inspector.close')}
          </ActionButton>
        </span>
      </header>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value || ABSENT}</dd>
          </div>
        ))}
      </dl>
      <OpeningChart opening={row.lastOpening} count={row.openings} />
      <Incidents incidents={row.incidents} />
    </article>
  );
}
