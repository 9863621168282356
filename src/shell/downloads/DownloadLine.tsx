import type { ReactNode } from 'react';
import { formatBytes } from '@/utils/formatBytes';
import type { DownloadFile } from './createDownloads';
import { DownloadButton } from './DownloadButton';
import { DownloadNote } from './DownloadNote';
import { useDownloadState } from './useDownloads';
import styles from './DownloadLine.module.css';

interface DownloadLineProps {
  file: DownloadFile;
  /** In bytes, said while nothing has been downloaded. */
  size?: number;
  /** What else can be done with the file. */
  children?: ReactNode;
}

/** The content of a file's row: its name, how far it is, and the button that downloads it (R009, R115). */
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
