import { useStore } from 'zustand';
import { ActionButton } from '@/components/ActionButton';
import { useText } from '@/locales/text';
import { keyOfRun, type DownloadFile } from './createDownloads';
import styles from './DownloadAll.module.css';
import { useDownloads, useDownloadStates } from './useDownloads';

/**
 * Downloads all files of a record one by one, with the current position, a button that cancels the rest, and the number
 * of saved files at the end (R115). A file that failed shows its error and a retry in its own row.
 */
export function DownloadAll({ files: all }: { files: readonly DownloadFile[] }) {
  const t = useText();
  const files = all.filter(({ uri }) => uri !== '');
  const { store, startAll, cancelAll } = useDownloads();
  const run = useStore(store, ({ runs }) => runs.get(keyOfRun(files)));
  const states = useDownloadStates(files.map(({ uri }) => uri));
  const count = files.length;
  if (count < 2) return null;
  const done = states.filter((state) => state?.kind === 'done').length;
  const isRunning = run?.isRunning ?? false;

  return (
    <div className={styles.all}>
      {/* One button for both actions: it keeps the focus when the last file has been saved. */}
      <ActionButton kind="link" onClick={() => (isRunning ? cancelAll(files) : void startAll(files))}>
        {t(isRunning ? 'downloads.cancelAll' : 'downloads.startAll')}
      </ActionButton>
      <span className={styles.words} role="status">
        {run &&
          (isRunning
            ? t('downloads.running', { number: run.position + 1, count })
            : t('downloads.over', { done, count }))}
      </span>
    </div>
  );
}
