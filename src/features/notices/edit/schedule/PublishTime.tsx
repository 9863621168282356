import { DatePicker, Form } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import type { NoticeForm } from '@/domain/notice/editing';
import { useText } from '@/locales/text';
import { dayjs, serverNow } from '@/utils/time';
import { presetTimes } from './presetTimes';
import styles from '../NoticeEditor.module.css';

const MOMENT = 'YYYY-MM-DD HH:mm:ss';
/** The first one is shown; the others are understood when they are typed. */
const FORMATS = [
  'YYYY-MM-DD HH:mm',
  'YYYY-MM-DD HH:mm:ss',
  'YYYY-MM-DD H:mm',
  'YYYY-M-D H:mm',
  'YYYY/MM/DD HH:mm',
  'YYYY/M/D H:mm',
];

/** When a scheduled notice is published; both this time and the present one are on the server's clock. */
export function PublishTime() {
  const t = useText();
  return (
    <Form.Item<NoticeForm>
      name="publishTime"
      label={t('notices.edit.publishTime')}
      rules={[
        { required: true, message: t('notices.edit.chooseTime') },
        {
          validator: (_, value: string) =>
            !value || value > serverNow().format(MOMENT)
              ? Promise.resolve()
              : Promise.reject(new Error(t('notices.edit.timePast'))),
        },
      ]}
    >
      <TimeField />
    </Form.Item>
  );
}

interface TimeFieldProps {
  id?: string;
  /** `YYYY-MM-DD HH:mm:ss`, or empty. */
  value?: string;
  onChange?: (value: string) => void;
}

/** Day and time, and the usual ones with one click each; the form item passes the props. */
function TimeField({ id, value, onChange, ...aria }: TimeFieldProps) {
  const t = useText();
  const now = serverNow();
  return (
    <>
      <DatePicker
        {...aria}
        id={id}
        className={styles.number}
        value={value ? dayjs(value, MOMENT) : null}
        onChange={(time) => onChange?.(time?.format(MOMENT) ?? '')}
        showTime={{ format: 'HH:mm' }}
        // Without this, hovering a day would overwrite the typed text.
        previewValue={false}
        format={FORMATS}
        placeholder={t('notices.edit.timePlaceholder')}
        minDate={dayjs(now.format('YYYY-MM-DD'))}
        // The present minute would be over before the notice is sent.
        showNow={false}
        // What is typed counts as well when the field is left.
        needConfirm={false}
      />
      <div className={styles.presets} role="group" aria-label={t('notices.edit.presets')}>
        {presetTimes(now).map(({ key, time }) => (
          <ActionButton key={key} className={styles.preset} onClick={() => onChange?.(time.format(MOMENT))}>
            {t(`notices.edit.preset.${key}`, { time: time.format('HH:mm') })}
          </ActionButton>
        ))}
      </div>
    </>
  );
}
