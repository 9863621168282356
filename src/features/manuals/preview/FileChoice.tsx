import { EyeOutlined } from '@ant-design/icons';
import { ActionButton } from '@/components/action-button';
import { DownloadButton, DownloadNote, useDownloads, useDownloadState } from '@/shell/downloads';
import { IconButton } from '@/components/IconButton';
import { previewKindOf } from '@/domain/file/previewKind';
import type { Attachment } from '@/domain/file/schema';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { formatBytes } from '@/utils/formatBytes';
import { fileNameOf } from '../home/FileRow';
import styles from './ManualPreview.module.css';

interface FileChoiceProps {
  files: readonly Attachment[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** The files of a manual: which one is looked at, and each to download with its progress (R009, R048). */
export function FileChoice({ files, chosen, onChoose }: FileChoiceProps) {
  const t = useText();
  const downloads = useDownloads();
  if (files.length === 0) return <p>{t('manuals.home.noFile')}</p>;

  return (
    <div>
      <ul className={styles.files} aria-label={t('manuals.column.files')}>
        {files.map((file, index) => (
          <FileLine
            key={`${file.downloadUri} ${index}`}
            file={file}
            isChosen={index === chosen}
            onLook={files.length > 1 ? () => onChoose(index) : undefined}
          />
        ))}
      </ul>
      {files.length > 1 && (
        <ActionButton
          kind="link"
          className={styles.all}
          onClick={() =>
            void downloads.startAll(files.map((file) => ({ uri: file.downloadUri, name: fileNameOf(file, t) })))
          }
        >
          {t('downloads.startAll')}
        </ActionButton>
      )}
    </div>
  );
}

interface FileLineProps {
  file: Attachment;
  isChosen: boolean;
  /** Shows this file; left out where there is no choice. */
  onLook?: () => void;
}

function FileLine({ file, isChosen, onLook }: FileLineProps) {
  const t = useText();
  const { downloadUri: uri, size } = file;
  const name = fileNameOf(file, t);
  const state = useDownloadState(uri);
  return (
    <li className={cx(styles.file, isChosen && styles.chosen)}>
      <span className={styles.fileName} title={name}>
        {name}
      </span>
      <DownloadNote name={name} state={state}>
        {size !== undefined && formatBytes(size)}
      </DownloadNote>
      {onLook && previewKindOf(name) && (
        <IconButton
          label={t('manuals.preview.look', { name })}
          aria-pressed={isChosen}
          icon={<EyeOutlined aria-hidden />}
          onClick={onLook}
        />
      )}
      <DownloadButton file={{ uri, name }} state={state} />
    </li>
  );
}
