import { CheckOutlined, CloseOutlined, DownloadOutlined, EyeOutlined, ReloadOutlined } from '@ant-design/icons';
import { ActionButton } from '@/components/action-button';
import { percentOf, type Downloads } from '@/shell/downloads';
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
  downloads: Downloads;
}

/** The files of a manual: which one is looked at, and each to download with its progress (R009, R048). */
export function FileChoice({ files, chosen, onChoose, downloads }: FileChoiceProps) {
  const t = useText();
  if (files.length === 0) return <p>{t('manuals.home.noFile')}</p>;

  return (
    <div>
      <ul className={styles.files} aria-label={t('manuals.column.files')}>
        {files.map((file, index) => {
          const name = fileNameOf(file, t);
          const state = downloads.stateOf(file.downloadUri);
          const percent = percentOf(state);
          const isFailed = state?.kind === 'failed';
          const start = () => void downloads.start({ uri: file.downloadUri, name });
          return (
            <li key={`${file.downloadUri} ${index}`} className={cx(styles.file, index === chosen && styles.chosen)}>
              <span className={styles.fileName} title={name}>
                {name}
              </span>
              <span className={styles.note} role="status">
                {percent ??
                  (isFailed ? (
                    <span className={styles.failed}>{t('downloads.failed')}</span>
                  ) : state?.kind === 'done' ? (
                    <>
                      <CheckOutlined aria-hidden /> {t('downloads.done')}
                    </>
                  ) : (
                    file.size !== undefined && formatBytes(file.size)
                  ))}
              </span>
              {files.length > 1 && previewKindOf(name) && (
                <IconButton
                  label={t('manuals.preview.look', { name })}
                  aria-pressed={index === chosen}
                  icon={<EyeOutlined aria-hidden />}
                  onClick={() => onChoose(index)}
                />
              )}
              {percent === null ? (
                <IconButton
                  label={t(isFailed ? 'downloads.again' : 'manuals.home.download', { name })}
                  icon={isFailed ? <ReloadOutlined aria-hidden /> : <DownloadOutlined aria-hidden />}
                  onClick={start}
                />
              ) : (
                <IconButton
                  label={t('downloads.cancel', { name })}
                  icon={<CloseOutlined aria-hidden />}
                  onClick={() => downloads.cancel(file.downloadUri)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {files.length > 1 && (
        <ActionButton
          kind="link"
          className={styles.all}
          onClick={() =>
            void downloads.startAll(files.map((file) => ({ uri: file.downloadUri, name: fileNameOf(file, t) })))
          }
        >
          {t('manuals.preview.downloadAll')}
        </ActionButton>
      )}
    </div>
  );
}
