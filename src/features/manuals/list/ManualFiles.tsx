import { CloseOutlined } from '@ant-design/icons';
import { percentOf, type Downloads } from '@/shell/downloads';
import { IconButton } from '@/components/IconButton';
import type { Attachment } from '@/domain/file/schema';
import { useText } from '@/locales/text';
import { formatBytes } from '@/utils/formatBytes';
import { fileNameOf } from '../home/FileRow';
import styles from './ManualList.module.css';

/** How much hangs on a manual; while a file of it comes, how far it is and a button that gives it up. */
export function ManualFiles({ files, downloads }: { files: readonly Attachment[]; downloads: Downloads }) {
  const t = useText();
  const running = files.find(({ downloadUri }) => downloads.stateOf(downloadUri)?.kind === 'running');
  if (running)
    return (
      <span className={styles.files}>
        <span role="status">{percentOf(downloads.stateOf(running.downloadUri))}</span>
        <IconButton
          className={styles.cancel}
          label={t('downloads.cancel', { name: fileNameOf(running, t) })}
          icon={<CloseOutlined aria-hidden />}
          onClick={() => downloads.cancel(running.downloadUri)}
        />
      </span>
    );
  if (files.length === 0) return t('manuals.home.noFile');
  const [first] = files;
  return (
    <span className={styles.files}>
      {files.length === 1 && first?.size !== undefined
        ? formatBytes(first.size)
        : t('manuals.home.files', { count: files.length })}
    </span>
  );
}
