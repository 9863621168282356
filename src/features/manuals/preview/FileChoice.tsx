import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import { DownloadAll, DownloadLine } from '@/shell/downloads';
import { IconButton } from '@/components/IconButton';
import { previewKindOf } from '@/domain/file/previewKind';
import type { Attachment } from '@/domain/file/schema';
import { useText } from '@/locales/text';
import { cx } from '@/utils/cx';
import { fileNameOf } from '../home/FileRow';
import styles from './ManualPreview.module.css';

interface FileChoiceProps {
  files: readonly Attachment[];
  /** Names a file that has no name of its own. */
  manualName?: string;
  chosen: number;
  onChoose: (index: number) => void;
}

/** The files of a manual: selects the previewed one, and downloads each with progress (R009, R048). */
export function FileChoice({ files, manualName, chosen, onChoose }: FileChoiceProps) {
  const t = useText();
  if (files.length === 0) return <p>{t('manuals.home.noFile')}</p>;

  return (
    <div>
      <ul className={styles.files} aria-label={t('manuals.column.files')}>
        {files.map((file, index) => {
          const name = fileNameOf(file, t, manualName);
          return (
            <li key={`${file.downloadUri} ${index}`} className={cx(styles.file, index === chosen && styles.chosen)}>
              <DownloadLine file={{ uri: file.downloadUri, name }} size={file.size}>
                {files.length > 1 && file.downloadUri !== '' && previewKindOf(name) && (
                  <IconButton
                    label={t('manuals.preview.look', { name })}
                    aria-pressed={index === chosen}
                    icon={<EyeOutlined aria-hidden />}
                    onClick={() => onChoose(index)}
                  />
                )}
              </DownloadLine>
            </li>
          );
        })}
      </ul>
      <DownloadAll files={files.map((file) => ({ uri: file.downloadUri, name: fileNameOf(file, t, manualName) }))} />
    </div>
  );
}
