import { useRef, useState } from 'react';
import { Form } from 'antd';
import { useFormErrors } from '@/components/form-page';
import { MESSAGE_DRAFT, MESSAGE_PUBLISHED } from '@/domain/message/messageQuery';
import type { Message, MessageInput, MessageSummary } from '@/domain/message/schema';
import { updateOf } from '@/domain/wire';
import { asText } from '@/domain/wire/json';
import { translate, useText } from '@/locales/text';
import { saveMessage } from '@/services/messages';
import { useDraft } from '@/shell/drafts';
import { confirm, toast } from '@/shell/feedback';
import { markSaved, markStale, useUnsavedWork } from '@/shell/cached-pages';
import { useSaving } from '@/shell/saving';
import { refreshUnread } from '@/shell/unread';
import { confirmLeave } from '@/shell/unsaved-work';
import { findMessage } from './findMessage';

/** Name of the form, of its draft and of what is reported about it. */
export const MESSAGE_FORM = 'message';

export interface MessageFields {
  title: string;
  typeCode: string;
  content: string;
}

/** Returns the valid parts of a stored draft. */
const acceptMessageFields = (value: unknown): MessageFields | undefined => {
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

interface MessageFormOptions {
  /** The message to edit; null for a new one. */
  message: Message | null;
  types: MessageSummary['types'];
  onClose: () => void;
  onSaved: () => void;
}

/** What the form of a message holds and does: fields, draft, saving, closing. A failed save keeps the input (R045, R259). */
export function useMessageForm({ message, types, onClose, onSaved }: MessageFormOptions) {
  const t = useText();
  const [form] = Form.useForm<MessageFields>();
  const { errors, attempt, validate, refresh } = useFormErrors(form, MESSAGE_FORM);
  // The initial values stay: types that load later must not make the form dirty.
  const [first] = useState<MessageFields>(() => ({
    title: message?.title ?? '',
    typeCode: message?.typeCode ?? types[0]?.typeCode ?? '',
    content: message?.content ?? '',
  }));
  const [value, setValue] = useState(first);
  const isDirty = (Object.keys(first) as (keyof MessageFields)[]).some((name) => value[name] !== first[name]);
  const draft = useDraft<MessageFields>({
    name: MESSAGE_FORM,
    id: message?.id,
    value,
    isDirty,
    accept: acceptMessageFields,
    textOf: ({ title, content }) => [title, content].filter(Boolean).join('\n\n'),
    onRestore: (restored) => {
      form.setFieldsValue(restored);
      setValue(restored);
    },
    onPending: (pending) => saving.resume(pending),
  });
  const work = { name: t(message ? 'messages.form.edit' : 'messages.form.new'), hasDraft: draft.isPersisted };
  useUnsavedWork(isDirty, work);

  // A new message whose create request got no response continues under the id found for it.
  const id = useRef(message?.id);
  const messageInputFor = (status: string): MessageInput => ({
    ...(id.current !== undefined && { id: id.current }),
    ...value,
    title: value.title.trim(),
    status,
  });
  const saving = useSaving<MessageInput, { id: string }>({
    form: MESSAGE_FORM,
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
    onDone: async (saved, { status }) => {
      await draft.clear();
      toast.show({
        type: 'save',
        form: MESSAGE_FORM,
        text: t(status === MESSAGE_DRAFT ? 'messages.form.kept' : 'messages.form.published'),
      });
      markStale('messages');
      markSaved('myMessages', saved.id, { isNew: message === null });
      void refreshUnread();
      onSaved();
    },
  });
  const busy = saving.sending?.status ?? null;

  const close = async () => {
    if (busy !== null || (isDirty && !(await confirmLeave([work])))) return;
    toast.closeForm(MESSAGE_FORM);
    await (isDirty ? draft.saveNow() : draft.clear());
    onClose();
  };

  const save = async (status: string) => {
    if (!(await validate())) return;
    const isTakenBack = status === MESSAGE_DRAFT && message?.status === MESSAGE_PUBLISHED;
    await saving.submit(messageInputFor(status), {
      ask: async () => !isTakenBack || confirmTakingBack(message),
    });
  };

  return {
    form,
    first,
    errors,
    attempt,
    refresh,
    draft,
    saving,
    busy,
    messageInputFor,
    setFields: (fields: Partial<MessageFields>) => setValue({ ...first, ...fields }),
    close: () => void close(),
    save: (status: string) => void save(status),
  };
}
