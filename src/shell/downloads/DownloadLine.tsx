import type { ReactNode } from 'react';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import { IconButton } from '@/components/IconButton';
import { useText } from '@/locales/text';
import { formatBytes } from '@/utils/formatBytes';
import { textLanguage } from '@/utils/textLanguage';
import type { DownloadFile, DownloadState } from './createDownloads';
import { DownloadNote } from './DownloadNote';
import { useDownloadState, useDownloads } from './useDownloads';
import styles from './DownloadLine.module.css';

interface DownloadLineProps {
  file: DownloadFile;
  /** In bytes; shown while nothing has been downloaded. */
  size?: number;
  /** Further actions for the file. */
  children?: ReactNode;
}

/** The content of a file's row: name, progress and download button (R009, R115). */
export function DownloadLine({ file, size, children }: DownloadLineProps) {
  const t = useText();
  const state = useDownloadState(file.uri);
  return (
    <>
      <span className={styles.name} title={file.name} lang={textLanguage(file.name)}>
        {file.name}
      </span>
      <DownloadNote name={file.name} state={state}>
        {file.uri === '' ? t('downloads.noAddress') : size !== undefined && formatBytes(size)}
      </DownloadNote>
      {children}
      <DownloadButton file={file} state={state} />
    </>
  );
}

/** Starts a download, retries it after a failure, and cancels it while it runs (R009, R115). */
function DownloadButton({ file, state }: { file: DownloadFile; state: DownloadState | undefined }) {
  const t = useText();
  const downloads = useDownloads();
  const { name } = file;
  if (state?.kind === 'running')
    return (
      <IconButton
        label={t('downloads.cancel', { name })}
        icon={<CloseOutlined aria-hidden />}
        onClick={() => downloads.cancel(file.uri)}
      />
    );
  const isFailed = state?.kind === 'failed';
  return (
    <IconButton
      label={t(isFailed ? 'downloads.again' : 'downloads.start', { name })}
      disabled={file.uri === ''}
      icon={isFailed ? <ReloadOutlined aria-hidden /> : <DownloadOutlined aria-hidden />}
      onClick={() => void downloads.start(file)}
    />
  );
}
