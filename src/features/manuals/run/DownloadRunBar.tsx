import { ActionButton } from '@/components/ActionButton';
import { DownloadLine, percentOf } from '@/shell/downloads';
import { useText } from '@/locales/text';
import type { DownloadRun } from './useDownloadRun';
import styles from './DownloadRunBar.module.css';

/** Downloads in sequence: progress, a cancel button, and the failed files (R048, R285). */
export function DownloadRunBar({ run }: { run: DownloadRun }) {
  const t = useText();
  const { files, current, position, isBusy } = run;
  if (files.length === 0) return null;
  const count = files.length;
  const state = run.currentState;
  const fraction = state?.kind === 'running' ? (state.fraction ?? 0) : 0;

  return (
    <section className={styles.bar} aria-label={t('manuals.run.title')}>
      <div className={styles.line}>
        <span className={styles.words} role="status" title={current?.name}>
          {current
            ? t('manuals.run.running', { number: position + 1, count, name: current.name })
            : t('downloads.over', { done: run.doneCount, count })}
        </span>
        {current && (
          <>
            <progress
              className={styles.progress}
              value={(position + fraction) / count}
              aria-label={t('manuals.run.title')}
            />
            <span className={styles.percent} aria-hidden>
              {percentOf(state)}
            </span>
          </>
        )}
        {!isBusy && run.rest.length > 0 && (
          <ActionButton kind="link" onClick={run.resume}>
            {t('manuals.run.resume', { count: run.rest.length })}
          </ActionButton>
        )}
        {/* The same button: it keeps the focus when the last file is done. */}
        <ActionButton kind="plain" onClick={isBusy ? run.cancel : run.close}>
          {t(isBusy ? 'manuals.run.cancel' : 'common.close')}
        </ActionButton>
      </div>
      {run.unsaved.length > 0 && (
        <ul className={styles.unsaved} aria-label={t('manuals.run.unsaved')}>
          {run.unsaved.map((file) => (
            <li key={file.uri} className={styles.file}>
              <DownloadLine file={file} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
