import { CheckOutlined, CloseOutlined, DownloadOutlined, PaperClipOutlined, ReloadOutlined } from '@ant-design/icons';
import { ActionButton } from '@/components/action-button';
import { percentOf, type Downloads } from '@/shell/downloads';
import { IconButton } from '@/components/IconButton';
import { attachmentName } from '@/domain/file/attachmentName';
import type { Attachment } from '@/domain/file/schema';
import { useText } from '@/locales/text';
import { formatBytes } from '@/utils/formatBytes';
import styles from './NoticePreview.module.css';

/** The attachments, to download only: nothing of them is ever opened in the page (R115, T16). */
export function NoticeAttachments({ files, downloads }: { files: Attachment[]; downloads: Downloads }) {
  const t = useText();
  const named = files.map((file, index) => ({
    ...file,
    name: attachmentName(file) || t('notices.preview.unnamed', { index: index + 1 }),
  }));

  return (
    <div className={styles.attachments}>
      <ul className={styles.files}>
        {named.map((file, index) => (
          <AttachmentRow key={`${file.downloadUri} ${index}`} file={file} downloads={downloads} />
        ))}
      </ul>
      {named.length > 1 && (
        <ActionButton
          kind="link"
          className={styles.all}
          onClick={() => void downloads.startAll(named.map(({ downloadUri: uri, name }) => ({ uri, name })))}
        >
          {t('notices.preview.downloadAll')}
        </ActionButton>
      )}
    </div>
  );
}

function AttachmentRow({ file, downloads }: { file: Attachment & { name: string }; downloads: Downloads }) {
  const t = useText();
  const { name } = file;
  const state = downloads.stateOf(file.downloadUri);
  const percent = percentOf(state);
  const isFailed = state?.kind === 'failed';

  return (
    <li className={styles.file}>
      <PaperClipOutlined className={styles.clip} aria-hidden />
      <span className={styles.fileName} title={name}>
        {name}
      </span>
      <span className={styles.fileNote} role="status">
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
      {percent === null ? (
        <IconButton
          label={t(isFailed ? 'downloads.again' : 'notices.preview.download', { name })}
          icon={isFailed ? <ReloadOutlined aria-hidden /> : <DownloadOutlined aria-hidden />}
          onClick={() => void downloads.start({ uri: file.downloadUri, name })}
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
}
