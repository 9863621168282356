import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { useLanguage } from '@/shell/preferences';
import { stageStore } from '@/shell/subsystem-host';
import { BisectNames, LeftOutList } from './BisectNames';
import type { SubsystemRow } from './inspectorModel';
import { chooseSuspects, type BisectResult } from './useBisect';
import styles from './Inspector.module.css';

interface BisectSectionProps {
  rows: readonly SubsystemRow[];
  /** What the last search has found; null before it. */
  result: BisectResult | null;
  onStart(): void;
}

/** Begins the search for the subsystem that causes a fault, and shows what it has found. */
export function BisectSection({ rows, result, onStart }: BisectSectionProps) {
  const t = useText();
  const { suspects, leftOut } = chooseSuspects(stageStore.getState().panes);
  return (
    <section>
      <h2 className={styles.heading}>{t('inspector.bisect')}</h2>
      {result && <Result result={result} rows={rows} />}
      <p className={styles.none}>{t('inspector.bisect.intro')}</p>
      {suspects.length === 0 && <p className={styles.none}>{t('inspector.bisect.noSuspects')}</p>}
      <BisectNames textKey="inspector.bisect.suspects" keys={suspects} />
      <LeftOutList leftOut={leftOut} />
      <div className={styles.answers}>
        <ActionButton disabled={suspects.length === 0} onClick={onStart}>
          {t('inspector.bisect.start')}
        </ActionButton>
      </div>
    </section>
  );
}

function Result({ result: { step, leftOut }, rows }: { result: BisectResult; rows: readonly SubsystemRow[] }) {
  const t = useText();
  const language = useLanguage();
  const suspects = step.kind === 'found' ? step.suspects : [];
  const { panes } = stageStore.getState();
  return (
    <div className={styles.card} data-bisect={step.kind}>
      <p tabIndex={-1} data-autofocus role="status" className={styles.question}>
        {t(`inspector.bisect.${step.kind}`, { count: suspects.length })}
      </p>
      <ul className={styles.list}>
        {rows
          .filter(({ key }) => suspects.includes(key))
          .map((row) => ({ ...row, runbook: panes.find(({ key }) => key === row.key)?.runbook }))
          .map(({ key, code, name, version, owner, runbook }) => (
            <li key={key} className={styles.line}>
              {name?.[language] ?? code} <code>{version ? `${code}@${version}` : code}</code>{' '}
              {owner && <span className={styles.faint}>{t('subsystems.owner', { owner })}</span>}{' '}
              {runbook && (
                <a href={runbook} target="_blank" rel="noopener noreferrer">
                  {t('subsystems.runbook')}
                  <span aria-hidden> ↗</span>
                </a>
              )}
            </li>
          ))}
      </ul>
      <LeftOutList leftOut={leftOut} />
    </div>
  );
}
