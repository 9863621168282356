import { Form, InputNumber, Radio, Select } from 'antd';
import { nameOptions } from '@/components/nameOptions';
import { OptionsNote } from '@/components/OptionsNote';
import { SORT_NUMBER_LARGEST, type NoticeForm } from '@/domain/notice/editing';
import { NOTICE_CLIENTS } from '@/domain/notice/lifeCycle';
import type { NoticeColumn } from '@/domain/notice/schema';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import { endText } from '../endText';
import { PublishTime } from './schedule/PublishTime';
import styles from './NoticeEditor.module.css';

interface SideFieldsProps {
  columns: readonly NoticeColumn[];
  hasNoColumns: boolean;
  onRetryColumns: () => void;
  timing: NoticeForm['timing'];
}

/** Column, client, sort order and timing of a notice. */
export function SideFields({ columns, hasNoColumns, onRetryColumns, timing }: SideFieldsProps) {
  const t = useText();
  const leftOut = leftOutOf(columns);
  return (
    <section className={styles.card} aria-label={t('notices.edit.settings')}>
      <Form.Item<NoticeForm>
        name="columnCode"
        label={t('notices.preview.column')}
        rules={[{ required: true, message: t('notices.edit.chooseColumn') }]}
        extra={
          (hasNoColumns || leftOut) && (
            <OptionsNote hasFailed={hasNoColumns} onRetry={onRetryColumns} leftOut={leftOut} />
          )
        }
      >
        <Select
          {...nameOptions}
          placeholder={t('notices.edit.choose')}
          options={columns.map(({ columnCode, columnName }) => ({ value: columnCode, label: columnName }))}
        />
      </Form.Item>
      <Form.Item<NoticeForm> name="publishingType" label={t('notices.preview.publishingEnd')} required>
        <Radio.Group options={NOTICE_CLIENTS.map((code) => ({ value: code, label: endText(t, code) }))} />
      </Form.Item>
      <Form.Item<NoticeForm>
        name="sortNumber"
        label={t('notices.preview.sortNumber')}
        rules={[
          {
            type: 'integer',
            min: 0,
            max: SORT_NUMBER_LARGEST,
            message: t('notices.edit.sortNumberRange', { largest: String(SORT_NUMBER_LARGEST) }),
          },
        ]}
      >
        {/* Its buttons are named in English only; the arrow keys do the same. Without limits of its own: it would replace a
            number outside of them by another one. */}
        <InputNumber controls={false} className={styles.number} />
      </Form.Item>
      <Form.Item<NoticeForm> name="timing" label={t('notices.edit.timing')}>
        <Radio.Group
          options={[
            { value: 'now', label: t('notices.edit.timing.now') },
            { value: 'timed', label: t('notices.edit.timing.timed') },
          ]}
        />
      </Form.Item>
      {timing === 'timed' && <PublishTime />}
    </section>
  );
}
