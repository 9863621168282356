import { useRef, type ReactNode } from 'react';
import { Button, Form, Input, type InputRef } from 'antd';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import { ActionButton } from '@/components/ActionButton';
import { AppModal } from '@/components/app-modal';
import { cleanCode, cleanPhone, isMobile, validateCode } from '@/domain/binding';
import { useText } from '@/locales/text';
import { confirmLeave } from '@/shell/unsaved-work';
import { SendCode } from './SendCode';
import styles from './OldAccountDialog.module.css';

const WIDTH_PX = 480;

/** The values of the binding form (R137). */
export interface OldAccount {
  /** The old phone number. */
  username: string;
  msgCode: string;
}

interface OldAccountDialogProps {
  isBusy: boolean;
  onSubmit(account: OldAccount): Promise<void>;
  onBack(): void;
  onLater(): void;
  /** Note about an earlier submission. */
  children?: ReactNode;
}

const typed = ({ target }: { target: HTMLInputElement }) => target.value;

/** Binds an old account by its phone number and a code (R158, R183–R187). */
export function OldAccountDialog({ isBusy, onSubmit, onBack, onLater, children }: OldAccountDialogProps) {
  const t = useText();
  const [form] = Form.useForm<OldAccount>();
  const phoneRef = useRef<InputRef>(null);
  const codeRef = useRef<InputRef>(null);

  const takePhone = async (): Promise<string | null> => {
    try {
      return (await form.validateFields(['username'])).username;
    } catch {
      phoneRef.current?.focus();
      return null;
    }
  };

  const submit = async (account: OldAccount) => {
    await onSubmit(account);
    // Not bound: the input is kept; the code is most likely the wrong part (R297).
    codeRef.current?.focus({ cursor: 'all' });
  };

  return (
    <AppModal
      open
      width={WIDTH_PX}
      title={t('binding.old.title')}
      isBusy={isBusy}
      onClose={onLater}
      onBeforeClose={() => !form.isFieldsTouched() || confirmLeave()}
      footer={null}
    >
      <p className={styles.lead}>{t('binding.old.text')}</p>
      <div className={styles.note}>{children}</div>
      <Form<OldAccount>
        form={form}
        name="binding"
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ username: '', msgCode: '' }}
        onFinish={(account) => void submit(account)}
        onFinishFailed={({ errorFields: [first] }) =>
          (first?.name[0] === 'username' ? phoneRef : codeRef).current?.focus()
        }
      >
        <Form.Item
          name="username"
          label={t('binding.old.phone')}
          getValueFromEvent={(event) => cleanPhone(typed(event))}
          rules={[
            {
              validator: async (_, phone: string) => {
                if (!isMobile(phone)) throw new Error(t('binding.old.phoneWrong'));
              },
            },
          ]}
        >
          <Input ref={phoneRef} type="tel" inputMode="tel" autoComplete="tel" aria-required data-autofocus />
        </Form.Item>
        <div className={styles.codeRow}>
          <Form.Item
            name="msgCode"
            label={t('binding.old.code')}
            className={styles.code}
            getValueFromEvent={(event) => cleanCode(typed(event))}
            rules={[
              {
                validator: async (_, code: string) => {
                  const fault = validateCode(code);
                  if (fault)
                    throw new Error(t(fault === 'missing' ? 'binding.old.codeMissing' : 'binding.old.codeWrong'));
                },
              },
            ]}
          >
            <Input
              ref={codeRef}
              inputMode="numeric"
              autoComplete="one-time-code"
              aria-required
              placeholder={t('binding.old.codeHint')}
            />
          </Form.Item>
          <SendCode takePhone={takePhone} onSent={() => codeRef.current?.focus()} />
        </div>
        <div className={styles.actions}>
          <ActionButton kind="link" disabled={isBusy} onClick={onBack}>
            <LeftOutlined aria-hidden />
            {t('binding.old.back')}
          </ActionButton>
          <Button type="primary" htmlType="submit" autoInsertSpace={false} loading={isBusy}>
            {t('binding.old.submit')}
          </Button>
        </div>
      </Form>
    </AppModal>
  );
}
