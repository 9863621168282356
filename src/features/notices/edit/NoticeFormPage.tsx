import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Button, Form } from 'antd';
import { useEventListener } from 'ahooks';
import { FormPage, useFormErrors } from '@/components/form-page';
import { plainText } from '@/components/safe-html/plainText';
import { NOTICE_DRAFTS } from '@/constants/notices';
import type { EditableNotice } from '@/domain/notice/assumed';
import { acceptForm, type NoticeForm } from '@/domain/notice/editing';
import { useText } from '@/locales/text';
import { DraftBar, DraftStatus, useDraft } from '@/shell/drafts';
import { usePageVisible, useUnsavedWork } from '@/shell/pages';
import { ConflictDialog, LostSaveBar } from '@/shell/saving';
import { NoticeDialog, preloadNoticePreview } from '../preview/NoticeDialog';
import { useNoticeColumns } from '../useNoticeColumns';
import { MainFields } from './MainFields';
import { countPending } from './pendingFiles';
import { asReadersSee } from './asReadersSee';
import { useUser } from '@/shell/session';
import { isSameJson } from '@/utils/isSameJson';
import { useNoticeSaving, type SavingAction, type SentNotice } from './saving/useNoticeSaving';
import { SideFields } from './SideFields';

interface NoticeFormPageProps {
  noticeId: string | null;
  initial: NoticeForm;
  /** The notice as loaded; null for a new one. */
  read: EditableNotice | null;
  onBack: () => void;
  onCreated: (id: string) => void;
  /** Loads the notice again; the input is kept as a draft. */
  onReload: () => void;
}

/** antd prefixes the ids of the fields with the form's name. */
const FORM = 'notice';
/** Required for a draft; other fields may be empty. */
const NEEDED_FOR_DRAFT: (keyof NoticeForm)[] = [
  'title',
  'columnCode',
  'publishingType',
  'sortNumber',
  'pictures',
  'attachments',
];

/** The form of a notice with draft, unsaved changes guard, preview, saving and publishing (R047). */
export function NoticeFormPage({ noticeId, initial, read, onBack, onCreated, onReload }: NoticeFormPageProps) {
  const t = useText();
  const user = useUser();
  const [form] = Form.useForm<NoticeForm>();
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [done, setDone] = useState<SentNotice | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const errors = useFormErrors(form, FORM);
  const [waiting, setWaiting] = useState(0);
  const [pending] = useState(() =>
    countPending((count, field) => {
      setWaiting(count);
      errors.recheck(field);
    }),
  );
  const { columns, hasFailed, retry } = useNoticeColumns();
  const isVisible = usePageVisible();
  const isFinished = done?.action === 'publish';

  const isDirty = useMemo(() => !isFinished && !isSameJson(values, saved), [values, saved, isFinished]);
  const put = (next: NoticeForm) => {
    form.setFieldsValue(next);
    setValues(next);
  };
  const { saving, send, busyWith, notifySaved, ...notice } = useNoticeSaving({
    noticeId,
    read,
    columns,
    keepPending: (unanswered) => draft.keepPending(unanswered),
    onDone: async (id, sent) => {
      await draft.clear(sent.form);
      setSaved(sent.form);
      setDone(sent);
      // Last: it changes the key of the draft, which was stored for a new notice and is cleared by now.
      if (sent.action === 'save' && noticeId === null) onCreated(id);
    },
    onRefused: errors.refuse,
  });
  const draft = useDraft<NoticeForm>({
    name: NOTICE_DRAFTS,
    id: noticeId,
    value: values,
    isDirty,
    version: notice.version,
    textOf: ({ title: titleText, content }) => [titleText, plainText(content)].filter(Boolean).join('\n\n'),
    accept: acceptForm,
    onRestore: put,
    onPending: saving.resume,
  });
  const title = t(noticeId === null ? 'notices.edit.titleNew' : 'notices.edit.titleChange');
  // Files being uploaded are not part of the values, nor of the draft: they would be lost.
  useUnsavedWork(isDirty || (!isFinished && waiting > 0), {
    name: title,
    hasDraft: draft.isPersisted && waiting === 0,
  });

  // Only when nothing is unsaved anymore: otherwise the guard would ask.
  const notified = useRef(done);
  const finish = useEffectEvent(() => {
    // Effects run again when a cached page is shown again.
    if (!done || notified.current === done) return;
    notified.current = done;
    notifySaved(done);
    if (done.action === 'publish') onBack();
  });
  useEffect(() => finish(), [done]);

  const submit = async (action: SavingAction, overwrite = false) => {
    if (await errors.validate(action === 'save' ? NEEDED_FOR_DRAFT : undefined))
      await send({ form: values, action }, overwrite);
  };

  useEventListener('keydown', (event) => {
    if (!isVisible || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!isPreviewed && !saving.conflict) void submit('save');
  });

  return (
    <Form<NoticeForm>
      form={form}
      name={FORM}
      // Without a form element: Enter in a field must not publish.
      component={false}
      layout="vertical"
      initialValues={initial}
      onValuesChange={(changed, all) => {
        setValues((known) => withFields(known, all));
        if ('content' in changed) errors.recheck('content');
      }}
      onFieldsChange={errors.refresh}
    >
      <FormPage
        title={title}
        backLabel={t('notices.edit.toList')}
        onBack={onBack}
        notice={
          <>
            <LostSaveBar saving={saving} presentFor={({ action }) => ({ form: values, action })} />
            <DraftBar draft={draft} />
          </>
        }
        errors={errors.errors}
        attempt={errors.attempt}
        status={<DraftStatus draft={draft} />}
        primary={{
          label: t(values.timing === 'timed' ? 'notices.edit.publishTimed' : 'notices.edit.publish'),
          onClick: () => void submit('publish'),
          isBusy: busyWith === 'publish',
          isDisabled: busyWith === 'save',
        }}
        actions={
          <>
            <Button onClick={() => setPreviewed(true)} onPointerEnter={preloadNoticePreview}>
              {t('notices.edit.preview')}
            </Button>
            <Button
              onClick={() => void submit('save')}
              loading={busyWith === 'save'}
              disabled={busyWith === 'publish'}
              aria-keyshortcuts="Control+S"
            >
              {t('notices.edit.saveDraft')}
            </Button>
          </>
        }
        aside={
          <SideFields
            columns={columns}
            hasNoColumns={hasFailed}
            onRetryColumns={retry}
            timing={values.timing}
            title={values.title}
            pending={pending}
          />
        }
      >
        <MainFields pending={pending} />
      </FormPage>
      <NoticeDialog
        open={isPreviewed}
        notice={isPreviewed ? asReadersSee(values, { columns, author: user.userName, t }) : null}
        onClose={() => setPreviewed(false)}
      />
      <ConflictDialog
        record="notice"
        saving={saving}
        onReload={async () => {
          await draft.saveNow();
          onReload();
        }}
        onOverwrite={({ action }) => void submit(action, true)}
      />
    </Form>
  );
}

/** antd sets an empty field to undefined; the form's values use null. */
const withFields = (known: NoticeForm, fields: Partial<NoticeForm>): NoticeForm => ({
  ...known,
  ...fields,
  columnCode: fields.columnCode ?? null,
  sortNumber: fields.sortNumber ?? null,
});
