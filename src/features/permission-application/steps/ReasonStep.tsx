import { Form, Input } from 'antd';
import { isReasonLongEnough, REASON_LONGEST, REASON_SHORTEST } from '@/domain/permission-application';
import { useText } from '@/locales/text';

const ROWS = { minRows: 4, maxRows: 10 };

/** The reason: the first thing that the approver reads. */
export function ReasonStep() {
  const t = useText();
  return (
    <Form.Item
      name="reason"
      label={t('application.reason')}
      extra={t('application.reasonHint', { count: REASON_SHORTEST })}
      rules={[
        {
          required: true,
          validator: (_, reason: string | undefined) =>
            isReasonLongEnough(reason ?? '')
              ? Promise.resolve()
              : Promise.reject(new Error(t('application.reasonShort', { count: REASON_SHORTEST }))),
        },
      ]}
    >
      <Input.TextArea autoSize={ROWS} maxLength={REASON_LONGEST} showCount />
    </Form.Item>
  );
}
