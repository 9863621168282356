import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import type { ReactNode } from 'react';
import { percentOf, useDownloads, useDownloadState } from '@/shell/downloads';
import { IconButton } from '@/components/IconButton';
import { attachmentName } from '@/domain/file/files';
import type { Attachment } from '@/domain/file/schema';
import { useText, type Translate } from '@/locales/text';
import { formatBytes } from '@/utils/formatBytes';
import { textLanguage } from '@/utils/textLanguage';
import { visibleName } from '@/utils/visibleName';
import { kindsOf } from '../kindsOf';
import styles from './ManualDownloads.module.css';

/** Returns the display name of a manual's file; an unnamed file has the name of its manual, if that is known. */
export const fileNameOf = (file: Attachment, t: Translate, manualName?: string): string =>
  visibleName(attachmentName(file)) || manualName || t('manuals.home.unnamed');

interface FileRowProps {
  file: Attachment;
  icon?: ReactNode;
  /** Names a file that has no name of its own. */
  manualName?: string;
}

/**
 * A file that is downloaded on click; meanwhile the row shows the progress and a cancel button (R009). A failed
 * download shows its error until it is retried.
 */
export function FileRow({ file, icon, manualName }: FileRowProps) {
  const t = useText();
  const name = fileNameOf(file, t, manualName);
  const downloads = useDownloads();
  const state = useDownloadState(file.downloadUri);
  const percent = percentOf(state);
  const isFailed = state?.kind === 'failed';
  const size = file.size === undefined ? undefined : formatBytes(file.size);
  const Sign = isFailed ? ReloadOutlined : DownloadOutlined;

  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.line}
        title={name}
        aria-busy={percent !== null}
        onClick={() => void downloads.start({ uri: file.downloadUri, name })}
      >
        {icon}
        <span className="visually-hidden">{t(isFailed ? 'downloads.again' : 'downloads.start', { name: '' })}</span>
        <span className={styles.name} lang={textLanguage(name)}>
          {name}
        </span>
        {percent === null ? (
          <>
            {isFailed ? (
              <span className={styles.failed}>{t('downloads.failed')}</span>
            ) : (
              <span className={styles.note} title={size}>
                {kindsOf([file], t) || size}
              </span>
            )}
            <Sign className={styles.arrow} aria-hidden />
          </>
        ) : (
          <span className={styles.percent}>{percent}</span>
        )}
      </button>
      {percent !== null && (
        <IconButton
          className={styles.cancel}
          label={t('downloads.cancel', { name })}
          icon={<CloseOutlined aria-hidden />}
          onClick={() => downloads.cancel(file.downloadUri)}
        />
      )}
    </div>
  );
}
