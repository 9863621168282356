import { useEffect, useRef } from 'react';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { useMemoizedFn } from 'ahooks';
import { useStore } from 'zustand';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { onSessionEnd } from '@/shell/session';
import { registerUnsavedSource } from '@/shell/unsaved-work';
import { giveLostFocus } from '@/utils/lostFocus';
import type { Download, DownloadsHandle } from './createDownloads';
import { DownloadNote } from './DownloadNote';
import { runningDownloads } from './portalDownloads';
import { useDownloads } from './useDownloads';
import styles from './DownloadTray.module.css';

/** Time that a finished download stays in the tray (B15). */
export const DOWNLOAD_DONE_MS = 4000;

/**
 * Shows downloads that are not visible elsewhere, such as those whose page was left: progress, cancel, and retry after
 * a failure (B15). A saved file disappears automatically.
 */
export function DownloadTray() {
  const t = useText();
  const handle = useDownloads();
  const tray = useRef<HTMLElement>(null);
  const downloads = useStore(handle.store, (state) => state.downloads);
  const detached = [...downloads.values()].filter(({ isDetached }) => isDetached);

  useEffect(() => onSessionEnd(handle.clear), [handle]);
  useEffect(() => registerUnsavedSource(runningDownloads(handle)), [handle]);

  // When the focused button disappears, moves the focus within the row, to the next row, or to the page.
  const continueWith: ContinueWith = (row, action) => {
    const hadFocus = row.contains(document.activeElement);
    const index = [...(tray.current?.querySelectorAll('li') ?? [])].indexOf(row);
    action();
    if (!hadFocus) return;
    requestAnimationFrame(() => {
      const rows = [...(tray.current?.querySelectorAll('li') ?? [])];
      const next = row.isConnected ? row : rows[Math.min(index, rows.length - 1)];
      giveLostFocus(next?.querySelector('button'));
    });
  };

  if (detached.length === 0) return null;
  return (
    <section ref={tray} className={styles.tray} aria-label={t('downloads.title')}>
      <ul className={styles.list}>
        {detached.map((download) => (
          <TrayRow key={download.file.uri} download={download} handle={handle} continueWith={continueWith} />
        ))}
      </ul>
    </section>
  );
}

/** Runs an action on a row and keeps the focus inside the tray. */
type ContinueWith = (row: HTMLLIElement, action: () => void) => void;

interface TrayRowProps {
  download: Download;
  handle: DownloadsHandle;
  continueWith: ContinueWith;
}

function TrayRow({ download, handle, continueWith }: TrayRowProps) {
  const t = useText();
  const row = useRef<HTMLLIElement>(null);
  const { file, state } = download;
  const { uri, name } = file;
  const isDone = state.kind === 'done';

  const leave = useMemoizedFn(() => continueWith(row.current!, () => handle.dismiss(uri)));
  useEffect(() => {
    if (!isDone) return;
    const timer = window.setTimeout(leave, DOWNLOAD_DONE_MS);
    return () => window.clearTimeout(timer);
  }, [isDone, leave]);

  return (
    <li ref={row} className={styles.row}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <DownloadNote name={name} state={state} />
      {state.kind === 'failed' && (
        <IconButton
          label={t('downloads.again', { name })}
          icon={<ReloadOutlined aria-hidden />}
          onClick={() => continueWith(row.current!, () => void handle.start(file))}
        />
      )}
      <IconButton
        label={t(state.kind === 'running' ? 'downloads.cancel' : 'downloads.close', { name })}
        icon={<CloseOutlined aria-hidden />}
        onClick={state.kind === 'running' ? () => continueWith(row.current!, () => handle.skip(uri)) : leave}
      />
      {state.kind === 'running' && (
        <progress className={styles.progress} value={state.fraction ?? undefined} aria-label={name} />
      )}
    </li>
  );
}
