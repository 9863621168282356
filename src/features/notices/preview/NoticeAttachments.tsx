import PaperClipOutlined from '@ant-design/icons/es/icons/PaperClipOutlined';
import { attachmentName } from '@/domain/file/files';
import type { Attachment } from '@/domain/file/schema';
import { useText } from '@/locales/text';
import { DownloadAll, DownloadLine } from '@/shell/downloads';
import { visibleName } from '@/utils/visibleName';
import styles from './NoticePreview.module.css';

/** The attachments, for download only: they are never opened in the page (R115, T16). */
export function NoticeAttachments({ files }: { files: Attachment[] }) {
  const t = useText();
  const named = files.map((file, index) => ({
    ...file,
    name: visibleName(attachmentName(file)) || t('notices.preview.unnamed', { index: index + 1 }),
  }));

  return (
    <div className={styles.attachments}>
      <ul className={styles.files}>
        {named.map((file, index) => (
          <li key={`${file.downloadUri} ${index}`} className={styles.file}>
            <PaperClipOutlined className={styles.clip} aria-hidden />
            <DownloadLine file={{ uri: file.downloadUri, name: file.name }} size={file.size} />
          </li>
        ))}
      </ul>
      <DownloadAll files={named.map(({ downloadUri: uri, name }) => ({ uri, name }))} />
    </div>
  );
}
