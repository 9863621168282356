import { Form } from 'antd';
import { UploadList } from '@/components/upload-list';
import type { Attachment } from '@/domain/file/schema';
import type { NoticeForm } from '@/domain/notice/editing';
import { useText } from '@/locales/text';
import { uploadFile } from '@/services/files';
import { IN_BACKGROUND } from '@/services/http';
import { describeError } from '@/shell/feedback';
import { Covers } from './covers/Covers';
import { NEVER_BY_ITSELF, noPending, type PendingFiles } from './pendingFiles';
import styles from './NoticeEditor.module.css';

/** Attachments (R047). */
const ATTACHMENT_LIMITS = { count: 20, bytes: 100 * 1024 * 1024 } as const;

interface FileFieldsProps {
  /** Title of the notice, used for the names of its images. */
  title: string;
  pending: PendingFiles;
}

const sendAttachment = (file: File, options: { signal: AbortSignal; onProgress: (fraction: number) => void }) =>
  uploadFile(file, { ...options, ...IN_BACKGROUND }) as Promise<Attachment>;

/** Covers and attachments of a notice. */
export function FileFields({ title, pending }: FileFieldsProps) {
  const t = useText();
  return (
    <>
      <section className={styles.card} aria-label={t('notices.preview.covers')}>
        <Form.Item<NoticeForm>
          name="pictures"
          label={t('notices.preview.covers')}
          rules={[noPending(pending, 'pictures', t('notices.edit.coversPending'))]}
          validateTrigger={NEVER_BY_ITSELF}
        >
          <Covers title={title} onPendingChange={(count) => pending.put('pictures', count)} />
        </Form.Item>
      </section>
      <section className={styles.card} aria-label={t('notices.preview.attachments')}>
        <Form.Item<NoticeForm>
          name="attachments"
          label={t('notices.preview.attachments')}
          rules={[noPending(pending, 'attachments', t('notices.edit.attachmentsPending'))]}
          validateTrigger={NEVER_BY_ITSELF}
        >
          <UploadList<Attachment>
            label={t('notices.edit.addAttachments')}
            send={sendAttachment}
            limits={ATTACHMENT_LIMITS}
            describe={describeError}
            onPendingChange={(count) => pending.put('attachments', count)}
          />
        </Form.Item>
      </section>
    </>
  );
}
