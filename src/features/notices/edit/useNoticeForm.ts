import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Form } from 'antd';
import { useFormErrors } from '@/components/form-page';
import { plainText } from '@/components/safe-html/plainText';
import type { EditableNotice, NoticeColumn } from '@/domain/notice/schema';
import { acceptForm, withoutSchedule, type NoticeForm } from '@/domain/notice/editing';
import { isSameJson } from '@/domain/wire/json';
import { useDraft } from '@/shell/drafts';
import { reloadShown, useUnsavedWork, type ReplacingLocation } from '@/shell/cached-pages';
import { usePageVisibility } from '@/utils/pageVisibility';
import { serverNow } from '@/utils/time';
import { countPending } from './pendingFiles';
import { NOTICE_DRAFTS, useNoticeSaving, type SavingAction, type SentNotice } from './saving/useNoticeSaving';
import { timeFault } from './schedule/typedTime';

/** antd prefixes the ids of the fields with the form's name. */
export const FORM = 'notice';
/** Required for a draft; other fields may be empty. */
const NEEDED_FOR_DRAFT: (keyof NoticeForm)[] = [
  'title',
  'columnCode',
  'publishingType',
  'sortNumber',
  'pictures',
  'attachments',
];

interface NoticeFormOptions {
  title: string;
  noticeId: string | null;
  /** Id of the draft to go on with. */
  draft?: string;
  initial: NoticeForm;
  /** The notice as loaded; null for a new one. */
  read: EditableNotice | null;
  columns: readonly NoticeColumn[];
  onBack: () => void;
  onCreated: (id: string) => void;
  isReplacedAt: (location: ReplacingLocation) => boolean;
}

/** State of a notice's form: values, errors, draft, unsaved changes and saving (R047). */
export function useNoticeForm(options: NoticeFormOptions) {
  const { title, noticeId, initial, read, columns, onBack, onCreated } = options;
  const [form] = Form.useForm<NoticeForm>();
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [done, setDone] = useState<SentNotice | null>(null);
  const errors = useFormErrors(form, FORM);
  const [waiting, setWaiting] = useState(0);
  const [pending] = useState(() =>
    countPending((count, field) => {
      setWaiting(count);
      errors.recheck(field);
    }),
  );
  const [fieldsKey, setFieldsKey] = useState(0);
  const isFinished = done?.action === 'publish';
  const isDirty = useMemo(() => !isFinished && !isSameJson(values, saved), [values, saved, isFinished]);

  const replaceValues = (next: NoticeForm) => {
    form.setFieldsValue(next);
    setValues(next);
    // New fields: files that are still being uploaded belong to the previous values.
    if (waiting > 0) setFieldsKey((key) => key + 1);
  };

  /** A saved draft has no time: neither has the form, unless another one was chosen meanwhile. */
  const dropSchedule = (sent: NoticeForm) => {
    const kept = withoutSchedule(sent);
    const { timing, publishTime } = kept;
    setSaved(kept);
    if (form.getFieldValue('timing') !== sent.timing) return;
    if (sent.timing === 'timed' && form.getFieldValue('publishTime') !== sent.publishTime) return;
    form.setFieldsValue({ timing, publishTime });
    setValues((known) => ({ ...known, timing, publishTime }));
  };

  const { saving, send, busyWith, notifySaved, version } = useNoticeSaving({
    noticeId,
    read,
    columns,
    keepPending: (unanswered) => draft.keepPending(unanswered),
    onDone: async (id, sent) => {
      await draft.clear(sent.form);
      setSaved(sent.form);
      if (sent.action === 'save') dropSchedule(sent.form);
      setDone(sent);
      // Must be last: it changes the draft's key, and `clear` above still needs the old one.
      if (sent.action === 'save' && noticeId === null) onCreated(id);
    },
    onRefused: errors.refuse,
  });
  const draft = useDraft<NoticeForm>({
    name: NOTICE_DRAFTS,
    id: noticeId,
    value: values,
    isDirty,
    version,
    textOf: ({ title: titleText, content }) => [titleText, plainText(content)].filter(Boolean).join('\n\n'),
    accept: acceptForm,
    chosen: options.draft,
    onRestore: replaceValues,
    onPending: saving.resume,
  });
  // Files being uploaded are not part of the values, nor of the draft: they would be lost.
  useUnsavedWork(isDirty || (!isFinished && waiting > 0), {
    name: title,
    hasDraft: draft.isPersisted && waiting === 0,
    isReplacedAt: options.isReplacedAt,
  });

  // Only when nothing is unsaved anymore: otherwise the guard would ask.
  const visibility = usePageVisibility();
  const finish = useEffectEvent(() => {
    if (!done) return;
    notifySaved(done);
    // Whoever has left meanwhile stays where they are.
    if (!visibility.isShown()) reloadShown('notices');
    else if (done.action === 'publish') onBack();
  });
  useEffect(() => finish(), [done]);

  return {
    form,
    values,
    /** Another one when the fields start anew. */
    fieldsKey,
    isDirty,
    errors,
    pending,
    draft,
    saving,
    busyWith,
    onValuesChange: (changed: Partial<NoticeForm>, all: NoticeForm) => {
      setValues((known) => withFields(known, all));
      if ('content' in changed) errors.recheck('content');
    },
    /** Puts the form back to what was saved last. */
    discard: async () => {
      replaceValues(saved);
      await draft.clear(saved);
    },
    /** Whether the notice can be shown as readers will see it; otherwise the error is shown. */
    canPreview: (): boolean => {
      if (!hasWrongTime(values)) return true;
      void errors.validate(['publishTime']);
      return false;
    },
    submit: async (action: SavingAction, shouldOverwrite = false) => {
      const forDraft = hasWrongTime(values) ? [...NEEDED_FOR_DRAFT, 'publishTime' as const] : NEEDED_FOR_DRAFT;
      if (await errors.validate(action === 'save' ? forDraft : undefined))
        await send({ form: values, action }, shouldOverwrite);
    },
  };
}

/** A draft and a preview do without a time, but not with one beside its error. */
const hasWrongTime = ({ timing, publishTime }: NoticeForm) =>
  timing === 'timed' && timeFault(publishTime, serverNow()) !== undefined;

/** antd sets an empty field to undefined; the form's values use null. */
const withFields = (known: NoticeForm, fields: Partial<NoticeForm>): NoticeForm => ({
  ...known,
  ...fields,
  columnCode: fields.columnCode ?? null,
  sortNumber: fields.sortNumber ?? null,
});
