import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { percentOf, useDownloads, useDownloadStates, useShownDownloads } from '@/shell/downloads';
import { IconButton } from '@/components/IconButton';
import type { Attachment } from '@/domain/file/schema';
import { useText } from '@/locales/text';
import { formatBytes } from '@/utils/formatBytes';
import { fileNameOf } from '../home/FileRow';
import { kindsOf } from '../kindsOf';
import styles from './ManualList.module.css';

/** What the files of a manual are, their size or number; during a download its progress and a cancel button. */
export function ManualFiles({ files }: { files: readonly Attachment[] }) {
  const t = useText();
  const downloads = useDownloads();
  const states = useDownloadStates(files.map(({ downloadUri }) => downloadUri));
  const running = states.findIndex((state) => state?.kind === 'running');
  useShownDownloads(running < 0 ? [] : [files[running]!.downloadUri]);
  const [first] = files;
  if (running >= 0)
    return (
      <span className={styles.files}>
        {percentOf(states[running])}
        <IconButton
          className={styles.cancel}
          label={t('downloads.cancel', { name: fileNameOf(files[running]!, t) })}
          icon={<CloseOutlined aria-hidden />}
          onClick={() => downloads.cancel(files[running]!.downloadUri)}
        />
      </span>
    );
  if (!first) return t('manuals.home.noFile');
  const facts = [
    kindsOf(files, t),
    files.length === 1 && first.size !== undefined
      ? formatBytes(first.size)
      : t('manuals.home.files', { count: files.length }),
  ];
  return <span className={styles.files}>{facts.filter(Boolean).join(' · ')}</span>;
}
