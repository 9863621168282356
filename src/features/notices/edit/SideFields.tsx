import { DatePicker, Form, InputNumber, Radio, Select } from 'antd';
import { OptionsNote } from '@/components/OptionsNote';
import { UploadList } from '@/components/upload-list';
import type { Attachment } from '@/domain/file/schema';
import { SORT_NUMBER_LARGEST, type NoticeForm } from '@/domain/notice/editing';
import { NOTICE_ENDS } from '@/domain/notice/lifeCycle';
import type { NoticeColumn } from '@/domain/notice/schema';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import { uploadFile } from '@/services/files';
import { IN_BACKGROUND } from '@/services/http';
import { describeError } from '@/shell/feedback';
import { dayjs, serverNow, type Dayjs } from '@/utils/time';
import { endText } from '../endText';
import { Covers } from './covers/Covers';
import { NEVER_BY_ITSELF, noPending, type PendingFiles } from './pendingFiles';
import styles from './NoticeEditor.module.css';

const MOMENT = 'YYYY-MM-DD HH:mm:ss';
/** Attachments (R047). */
const ATTACHMENT_LIMITS = { count: 20, bytes: 100 * 1024 * 1024 } as const;

interface SideFieldsProps {
  columns: readonly NoticeColumn[];
  hasNoColumns: boolean;
  onRetryColumns: () => void;
  timing: NoticeForm['timing'];
  /** Title of the notice, used for the names of its images. */
  title: string;
  pending: PendingFiles;
}

const sendAttachment = (file: File, options: { signal: AbortSignal; onProgress: (fraction: number) => void }) =>
  uploadFile(file, { ...options, ...IN_BACKGROUND }) as Promise<Attachment>;

/** Column, timing and sort order of a notice, its covers and attachments. */
export function SideFields({ columns, hasNoColumns, onRetryColumns, timing, title, pending }: SideFieldsProps) {
  const t = useText();
  return (
    <>
      <section className={styles.card} aria-label={t('notices.edit.settings')}>
        <Form.Item<NoticeForm>
          name="columnCode"
          label={t('notices.preview.column')}
          rules={[{ required: true, message: t('notices.edit.chooseColumn') }]}
          extra={<OptionsNote hasFailed={hasNoColumns} onRetry={onRetryColumns} leftOut={leftOutOf(columns)} />}
        >
          <Select
            placeholder={t('notices.edit.choose')}
            options={columns.map(({ columnCode, columnName }) => ({ value: columnCode, label: columnName }))}
          />
        </Form.Item>
        <Form.Item<NoticeForm> name="publishingType" label={t('notices.preview.publishingEnd')} required>
          <Radio.Group options={NOTICE_ENDS.map((code) => ({ value: code, label: endText(t, code) }))} />
        </Form.Item>
        <Form.Item<NoticeForm> name="sortNumber" label={t('notices.preview.sortNumber')}>
          <InputNumber className={styles.number} min={0} max={SORT_NUMBER_LARGEST} precision={0} />
        </Form.Item>
        <Form.Item<NoticeForm> name="timing" label={t('notices.edit.timing')}>
          <Radio.Group
            options={[
              { value: 'now', label: t('notices.edit.timing.now') },
              { value: 'timed', label: t('notices.edit.timing.timed') },
            ]}
          />
        </Form.Item>
        {timing === 'timed' && (
          <Form.Item<NoticeForm>
            name="publishTime"
            label={t('notices.edit.publishTime')}
            getValueProps={(value: string) => ({ value: value ? dayjs(value, MOMENT) : null })}
            normalize={(value: Dayjs | null) => value?.format(MOMENT) ?? ''}
            rules={[
              { required: true, message: t('notices.edit.chooseTime') },
              {
                // Both times are on the server's clock.
                validator: (_, value: string) =>
                  !value || value > serverNow().format(MOMENT)
                    ? Promise.resolve()
                    : Promise.reject(new Error(t('notices.edit.timePast'))),
              },
            ]}
          >
            <DatePicker
              className={styles.number}
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              minDate={dayjs(serverNow().format('YYYY-MM-DD'))}
            />
          </Form.Item>
        )}
      </section>
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
