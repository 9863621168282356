import { Button, Form, Input, Select } from 'antd';
import { AppDrawer } from '@/components/AppDrawer';
import { ErrorSummary } from '@/components/form-page';
import { nameOptions } from '@/components/nameOptions';
import { OptionsNote } from '@/components/OptionsNote';
import { MESSAGE_DRAFT, MESSAGE_PUBLISHED } from '@/domain/message/messageQuery';
import { leftOutOf } from '@/domain/wire';
import { useText } from '@/locales/text';
import { DraftBar, DraftStatus } from '@/shell/drafts';
import { reportFailure } from '@/shell/feedback';
import { LostSaveBar } from '@/shell/saving';
import { refreshUnread } from '@/shell/unread';
import { MESSAGE_FORM, useMessageForm, type MessageFields } from './useMessageForm';
import styles from './MessageForm.module.css';

/** Limits of the server for title and content of a message. */
const MESSAGE_TITLE_LIMIT = 100;
const MESSAGE_CONTENT_LIMIT = 20_000;

const WIDTH_PX = 560;

type MessageFormProps = Parameters<typeof useMessageForm>[0] & {
  /** The types could not be loaded. */
  hasNoTypes: boolean;
};

/** Creates or edits a message, as a draft or published to everyone (R045, R259). */
export default function MessageForm(props: MessageFormProps) {
  const { message, types, hasNoTypes } = props;
  const t = useText();
  const { form, first, errors, attempt, refresh, draft, saving, busy, messageInputFor, setFields, close, save } =
    useMessageForm(props);

  return (
    <AppDrawer
      open
      onClose={close}
      mask={{ closable: false }}
      size={WIDTH_PX}
      title={t(message ? 'messages.form.edit' : 'messages.form.new')}
      closable={{ 'aria-label': t('common.close') }}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      footer={
        <div className={styles.foot}>
          <DraftStatus draft={draft} />
          <span className={styles.spring} />
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button loading={busy === MESSAGE_DRAFT} onClick={() => save(MESSAGE_DRAFT)}>
            {t('messages.form.keep')}
          </Button>
          <Button type="primary" loading={busy === MESSAGE_PUBLISHED} onClick={() => save(MESSAGE_PUBLISHED)}>
            {t('messages.form.publish')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <LostSaveBar saving={saving} presentFor={({ status }) => messageInputFor(status)} />
        <DraftBar draft={draft} />
        <ErrorSummary errors={errors} attempt={attempt} />
        <Form<MessageFields>
          form={form}
          name={MESSAGE_FORM}
          layout="vertical"
          initialValues={first}
          onValuesChange={(_, all) => setFields(all)}
          onFieldsChange={refresh}
        >
          <Form.Item
            name="title"
            label={t('messages.column.title')}
            rules={[
              { required: true, whitespace: true, message: t('messages.form.titleMissing') },
              { max: MESSAGE_TITLE_LIMIT, message: t('messages.form.titleLong', { limit: MESSAGE_TITLE_LIMIT }) },
            ]}
          >
            <Input count={{ show: true, max: MESSAGE_TITLE_LIMIT }} data-autofocus />
          </Form.Item>
          <Form.Item
            name="typeCode"
            label={t('messages.column.type')}
            rules={[{ required: true, message: t('messages.form.typeMissing') }]}
            extra={
              <OptionsNote
                hasFailed={hasNoTypes}
                onRetry={() => void refreshUnread(reportFailure)}
                leftOut={leftOutOf(types)}
              />
            }
          >
            <Select
              {...nameOptions}
              loading={types.length === 0 && !hasNoTypes}
              options={types.map(({ typeCode, typeName }) => ({ value: typeCode, label: typeName }))}
            />
          </Form.Item>
          <Form.Item
            name="content"
            label={t('messages.form.content')}
            rules={[
              { required: true, whitespace: true, message: t('messages.form.contentMissing') },
              { max: MESSAGE_CONTENT_LIMIT, message: t('messages.form.contentLong', { limit: MESSAGE_CONTENT_LIMIT }) },
            ]}
          >
            <Input.TextArea autoSize={{ minRows: 8, maxRows: 20 }} />
          </Form.Item>
        </Form>
      </div>
    </AppDrawer>
  );
}
