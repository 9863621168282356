import { useEffect, useRef } from 'react';
import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { useStore } from 'zustand';
import { IconButton } from '@/components/IconButton';
import { DOWNLOAD_DONE_MS } from '@/constants/feedback';
import { useText } from '@/locales/text';
import { onSessionEnd } from '@/shell/session';
import { giveLostFocus } from '@/utils/lostFocus';
import type { Download, DownloadsHandle } from './createDownloads';
import { percentOf } from './percentOf';
import { portalDownloads } from './portalDownloads';
import styles from './DownloadTray.module.css';

/**
 * Tells of the downloads whose page has been left: how far each is, a way to give it up, and another try for the one
 * that has failed (B15). What came through goes by itself.
 */
export function DownloadTray({ handle = portalDownloads }: { handle?: DownloadsHandle }) {
  const t = useText();
  const tray = useRef<HTMLElement>(null);
  const downloads = useStore(handle.store, (state) => state.downloads);
  const away = [...downloads.values()].filter(({ isAway }) => isAway);

  useEffect(() => onSessionEnd(handle.clear), [handle]);

  // The button that was pressed goes with its row, and the keyboard goes on at the next one, or in the page.
  const goOn = (deed: () => void) => {
    deed();
    requestAnimationFrame(() => giveLostFocus(tray.current?.querySelector('button')));
  };

  if (away.length === 0) return null;
  return (
    <section ref={tray} className={styles.tray} aria-label={t('downloads.title')}>
      <ul>
        {away.map((download) => (
          <TrayRow key={download.file.uri} download={download} handle={handle} goOn={goOn} />
        ))}
      </ul>
    </section>
  );
}

interface TrayRowProps {
  download: Download;
  handle: DownloadsHandle;
  goOn: (deed: () => void) => void;
}

function TrayRow({ download, handle, goOn }: TrayRowProps) {
  const t = useText();
  const { file, place, state } = download;
  const { uri, name } = file;
  const isDone = state.kind === 'done';

  useEffect(() => {
    if (!isDone) return;
    const timer = window.setTimeout(() => handle.dismiss(uri), DOWNLOAD_DONE_MS);
    return () => window.clearTimeout(timer);
  }, [isDone, handle, uri]);

  return (
    <li className={styles.row}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <span className={styles.note} role="status">
        {percentOf(state) ??
          (isDone ? (
            <span className={styles.done}>
              <CheckOutlined aria-hidden /> {t('downloads.done')}
            </span>
          ) : (
            <span className={styles.failed}>{t('downloads.failed')}</span>
          ))}
      </span>
      {state.kind === 'failed' && (
        <IconButton
          label={t('downloads.again', { name })}
          icon={<ReloadOutlined aria-hidden />}
          onClick={() => void handle.start(file, place)}
        />
      )}
      <IconButton
        label={t(state.kind === 'running' ? 'downloads.cancel' : 'downloads.close', { name })}
        icon={<CloseOutlined aria-hidden />}
        onClick={() => goOn(() => (state.kind === 'running' ? handle.cancel(uri) : handle.dismiss(uri)))}
      />
      {state.kind === 'running' && (
        <progress className={styles.progress} value={state.fraction ?? undefined} aria-label={name} />
      )}
    </li>
  );
}
