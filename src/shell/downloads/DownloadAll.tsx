import { useStore } from 'zustand';
import { ActionButton } from '@/components/action-button';
import { useText } from '@/locales/text';
import { keyOfRun, type DownloadFile } from './createDownloads';
import styles from './DownloadAll.module.css';
import { useDownloads, useDownloadStates } from './useDownloads';

/**
 * Downloads all files of a record, one after the other: which of them it is at, a way to cancel the rest, and how many
 * the browser was given in the end (R115). Each file that failed says so in its own row, with another try.
 */
export function DownloadAll({ files }: { files: readonly DownloadFile[] }) {
  const t = useText();
  const { store, startAll, cancelAll } = useDownloads();
  const run = useStore(store, ({ runs }) => runs.get(keyOfRun(files)));
  const states = useDownloadStates(files.map(({ uri }) => uri));
  const count = files.length;
  if (count < 2) return null;
  const done = states.filter((state) => state?.kind === 'done').length;
  const isRunning = run?.isRunning ?? false;

  return (
    <div className={styles.all}>
      {/* One button: the focus stays on it when the last file has come. */}
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
