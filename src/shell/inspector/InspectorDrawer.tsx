import { useEffect, useRef, useState } from 'react';
import { ActionButton } from '@/components/ActionButton';
import { AppDrawer } from '@/components/AppDrawer';
import { useText } from '@/locales/text';
import { copyWithToast } from '@/shell/feedback';
import { readToken } from '@/shell/session';
import { registryStore } from '@/shell/subsystem-registry';
import { stageStore } from '@/shell/subsystem-host';
import { formatBytes } from '@/utils/formatBytes';
import { BisectBar } from './BisectBar';
import { BisectSection } from './BisectSection';
import { inspect, reportAsJson, type InspectorReport } from './inspectorModel';
import { OtherSubsystems } from './OtherSubsystems';
import { OverrideList } from './OverrideList';
import { ReceivedEvents } from './ReceivedEvents';
import { readSources } from './readSources';
import { SubsystemCard } from './SubsystemCard';
import { useBisect, type BisectResult } from './useBisect';
import styles from './Inspector.module.css';

const WIDTH_PX = 760;
/** Counters change without an event. */
const REFRESH_MS = 1_000;

/** The report of now, while the inspector is open. */
function useReport(): InspectorReport {
  const [report, setReport] = useState(() => inspect(readSources()));
  useEffect(() => {
    const refresh = () => setReport(inspect(readSources()));
    const timer = setInterval(refresh, REFRESH_MS);
    const stops = [stageStore.subscribe(refresh), registryStore.subscribe(refresh)];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, []);
  return report;
}

/** The inspector of subsystems; while it looks for the cause of a fault only its question, so that the portal can be tried. */
export function InspectorDrawer({ onClose }: { onClose(): void }) {
  const { bisect, result, start, answer, stop } = useBisect();
  if (bisect) return <BisectBar bisect={bisect} onAnswer={answer} onStop={stop} />;
  return <ReportDrawer onClose={onClose} result={result} onBisect={start} />;
}

interface ReportDrawerProps {
  onClose(): void;
  /** What the last search has found. */
  result: BisectResult | null;
  onBisect(): void;
}

/** What the host knows of each subsystem, and what went wrong. */
function ReportDrawer({ onClose, result, onBisect }: ReportDrawerProps) {
  const t = useText();
  const report = useReport();
  const heading = useRef<HTMLHeadingElement>(null);
  const { subsystems, problems, drift, portal } = report;

  // A result is seen at once; before, the state of the subsystems comes first.
  const search = <BisectSection rows={subsystems} result={result} onStart={onBisect} />;

  const copy = () =>
    copyWithToast(reportAsJson(inspect(readSources(), result), [readToken()]), {
      copied: t('inspector.copied'),
      notCopied: t('inspector.notCopied'),
    });

  return (
    <AppDrawer
      open
      onClose={onClose}
      size={WIDTH_PX}
      title={t('inspector.title')}
      closable={{ 'aria-label': t('common.close') }}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      extra={
        <ActionButton data-autofocus onClick={() => void copy()}>
          {t('inspector.copy')}
        </ActionButton>
      }
    >
      <div className={styles.sections}>
        {result && search}
        <OverrideList onReset={() => heading.current?.focus()} />
        <section>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t('inspector.opened')}
          </h2>
          {subsystems.length === 0 && <p className={styles.none}>{t('inspector.none')}</p>}
          {subsystems.map((row) => (
            <SubsystemCard key={row.key} row={row} onClosed={() => heading.current?.focus()} />
          ))}
        </section>
        {!result && search}
        <OtherSubsystems others={report.others} isRead={problems !== null} />
        <section>
          <h2 className={styles.heading}>{t('inspector.registry')}</h2>
          {!problems?.length && (
            <p className={styles.none}>{t(problems ? 'inspector.registry.none' : 'inspector.registry.unread')}</p>
          )}
          <ul className={styles.list}>
            {problems?.map(({ entry, field, message }) => (
              <li key={`${entry} ${field} ${message}`} lang="en" className={styles.line}>
                <code>{`${entry}: ${field}`}</code> {message}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={styles.heading}>{t('inspector.drift')}</h2>
          {drift.length === 0 && <p className={styles.none}>{t('inspector.drift.none')}</p>}
          <ul className={styles.list}>
            {drift.map(({ field, count }) => (
              <li key={field} className={styles.line}>
                <code lang="en">{field}</code> <span>{t('inspector.times', { count })}</span>
              </li>
            ))}
          </ul>
        </section>
        {portal.environment === 'development' && <ReceivedEvents />}
        {portal.evaluatedAhead.evaluated > 0 && (
          <p className={styles.none}>{t('inspector.evaluatedAhead', portal.evaluatedAhead)}</p>
        )}
        {portal.mountedAhead.mounted > 0 && (
          <p className={styles.none}>{t('inspector.mountedAhead', portal.mountedAhead)}</p>
        )}
        {portal.memoryBytes !== null && (
          <p className={styles.none}>{t('inspector.memory', { size: formatBytes(portal.memoryBytes) })}</p>
        )}
      </div>
    </AppDrawer>
  );
}
