import type { ReactNode } from 'react';
import { formatBytes } from '@/utils/formatBytes';
import type { DownloadFile } from './createDownloads';
import { DownloadButton } from './DownloadButton';
import { DownloadNote } from './DownloadNote';
import { useDownloadState } from './useDownloads';
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
  const state = useDownloadState(file.uri);
  return (
    <>
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      <DownloadNote name={file.name} state={state}>
        {size !== undefined && formatBytes(size)}
      </DownloadNote>
      {children}
      <DownloadButton file={file} state={state} />
    </>
  );
}
