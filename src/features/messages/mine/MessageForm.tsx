import { useRef, useState } from 'react';
import { Button, Form, Input, Select } from 'antd';
import { AppDrawer } from '@/components/AppDrawer';
import { ErrorSummary, useFormErrors } from '@/components/form-page';
import { OptionsNote } from '@/components/OptionsNote';
import { MESSAGE_DRAFT, MESSAGE_PUBLISHED } from '@/domain/message/messageQuery';
import type { Message, MessageInput, MessageSummary } from '@/domain/message/schema';
import { leftOutOf, updateOf } from '@/domain/wire';
import { translate, useText } from '@/locales/text';
import { saveMessage } from '@/services/messages';
import { DraftBar, DraftStatus, useDraft } from '@/shell/drafts';
import { confirm, reportFailure, toast } from '@/shell/feedback';
import { markStale, useUnsavedWork } from '@/shell/cached-pages';
import { LostSaveBar, useSaving } from '@/shell/saving';
import { refreshUnread } from '@/shell/unread';
import { confirmLeave } from '@/shell/unsaved-work';
import { findMessage } from './findMessage';
import styles from './MessageForm.module.css';
import { asText } from '@/domain/wire/json';

/** Limits of the server for title and content of a message. */
const MESSAGE_TITLE_LIMIT = 100;
const MESSAGE_CONTENT_LIMIT = 20_000;

interface MessageFormProps {
  /** The message to edit; null for a new one. */
  message: Message | null;
  types: MessageSummary['types'];
  onClose: () => void;
  onSaved: () => void;
}

interface Fields {
  title: string;
  typeCode: string;
  content: string;
}

const FORM = 'message';
const WIDTH_PX = 560;

/** Returns the valid parts of a stored draft. */
const acceptFields = (value: unknown): Fields | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, typeCode, content } = value as Record<string, unknown>;
  return { title: asText(title), typeCode: asText(typeCode), content: asText(content) };
};

/** Confirms turning a published message into a draft, which its recipients can no longer see. */
const confirmTakingBack = ({ title }: Message) =>
  confirm({
    title: translate('messages.form.takeBackTitle'),
    content: translate('messages.form.takeBackContent', { title }),
    okText: translate('messages.form.keep'),
    danger: true,
  });

/** Creates or edits a message, as a draft or published to everyone (R045, R259). A failed save keeps the input. */
export default function MessageForm({ message, types, onClose, onSaved }: MessageFormProps) {
  const t = useText();
  const [form] = Form.useForm<Fields>();
  const { errors, attempt, validate, refresh } = useFormErrors(form, FORM);
  // The initial values stay: types that load later must not make the form dirty.
  const [first] = useState<Fields>(() => ({
    title: message?.title ?? '',
    typeCode: message?.typeCode ?? types[0]?.typeCode ?? '',
    content: message?.content ?? '',
  }));
  const [value, setValue] = useState(first);
  const isDirty = (Object.keys(first) as (keyof Fields)[]).some((name) => value[name] !== first[name]);
  const draft = useDraft<Fields>({
    name: FORM,
    id: message?.id,
    value,
    isDirty,
    accept: acceptFields,
    textOf: ({ title, content }) => [title, content].filter(Boolean).join('\n\n'),
    onRestore: (restored) => {
      form.setFieldsValue(restored);
      setValue(restored);
    },
    onPending: (pending) => saving.resume(pending),
  });
  useUnsavedWork(isDirty, {
    name: message ? t('messages.form.edit') : t('messages.form.new'),
    hasDraft: draft.isPersisted,
  });

  // A new message whose create request got no response continues under the id found for it.
  const id = useRef(message?.id);
  const messageInputFor = (status: string): MessageInput => ({
    ...(id.current !== undefined && { id: id.current }),
    ...value,
    title: value.title.trim(),
    status,
  });
  const saving = useSaving<MessageInput, { id: string }>({
    form: FORM,
    isNew: message === null,
    write: (content, { shouldOverwrite: _, ...options }) =>
      saveMessage(
        updateOf(message, { ...(id.current !== undefined && { id: id.current }), ...content }, () => first),
        options,
      ),
    find: findMessage,
    keepPending: draft.keepPending,
    continueWith: (saved) => {
      id.current = saved.id;
      return true;
    },
    onDone: async (_, { status }) => {
      await draft.clear();
      toast.show({
        type: 'save',
        form: FORM,
        text: t(status === MESSAGE_DRAFT ? 'messages.form.kept' : 'messages.form.published'),
      });
      markStale('messages');
      void refreshUnread();
      onSaved();
    },
  });
  const busy = saving.sending?.status ?? null;

  const close = async () => {
    if (busy !== null || (isDirty && !(await confirmLeave()))) return;
    toast.closeForm(FORM);
    await draft.clear();
    onClose();
  };

  const save = async (status: string) => {
    if (!(await validate())) return;
    const isTakenBack = status === MESSAGE_DRAFT && message?.status === MESSAGE_PUBLISHED;
    await saving.submit(messageInputFor(status), {
      ask: async () => !isTakenBack || confirmTakingBack(message),
    });
  };

  return (
    <AppDrawer
      open
      onClose={() => void close()}
      mask={{ closable: false }}
      size={WIDTH_PX}
      title={t(message ? 'messages.form.edit' : 'messages.form.new')}
      closable={{ 'aria-label': t('common.close') }}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      footer={
        <div className={styles.foot}>
          <DraftStatus draft={draft} />
          <span className={styles.spring} />
          <Button onClick={() => void close()}>{t('common.cancel')}</Button>
          <Button loading={busy === MESSAGE_DRAFT} onClick={() => void save(MESSAGE_DRAFT)}>
            {t('messages.form.keep')}
          </Button>
          <Button type="primary" loading={busy === MESSAGE_PUBLISHED} onClick={() => void save(MESSAGE_PUBLISHED)}>
            {t('messages.form.publish')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        <LostSaveBar saving={saving} presentFor={({ status }) => messageInputFor(status)} />
        <DraftBar draft={draft} />
        <ErrorSummary errors={errors} attempt={attempt} />
        <Form<Fields>
          form={form}
          name={FORM}
          layout="vertical"
          initialValues={first}
          onValuesChange={(_, all) => setValue({ ...first, ...all })}
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
                hasFailed={types.length === 0}
                onRetry={() => void refreshUnread(reportFailure)}
                leftOut={leftOutOf(types)}
              />
            }
          >
            <Select options={types.map(({ typeCode, typeName }) => ({ value: typeCode, label: typeName }))} />
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
