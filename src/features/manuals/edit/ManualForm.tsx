import { useEffect, useState } from 'react';
import { history } from '@umijs/max';
import { Form } from 'antd';
import { FormPage, useFormErrors } from '@/components/form-page';
import { MANUAL_LIST_PATH } from '@/constants/paths';
import type { NamedManual } from '@/domain/manual/schema';
import { isSameJson } from '@/domain/wire/json';
import { useText } from '@/locales/text';
import { DraftBar, DraftStatus, useDraft } from '@/shell/drafts';
import { toast } from '@/shell/feedback';
import { reloadShown, useCurrentPage, useUnsavedWork } from '@/shell/cached-pages';
import { ConflictDialog, LostSaveBar } from '@/shell/saving';
import { closeTab } from '@/shell/tabs';
import { usePageVisibility } from '@/utils/pageVisibility';
import { acceptFields, emptyFields, fieldsOf, manualInputOf, type ManualFields } from './manualFields';
import { ManualInputs } from './ManualInputs';
import { useManualSaving } from './useManualSaving';

const DRAFT = 'manual';

interface ManualFormProps {
  manual: NamedManual | null;
  /** Loads the manual again; the input is kept as a draft. */
  onReload?: () => void;
}

/** The form of a manual (R049). A failed save keeps the input; a double click saves once. */
export function ManualForm({ manual, onReload }: ManualFormProps) {
  const t = useText();
  const formName = `manual-${manual?.id ?? 'new'}`;
  const [form] = Form.useForm<ManualFields>();
  const { errors, attempt, validate, refuse, recheck, refresh } = useFormErrors(form, formName);
  const [first] = useState(() => (manual ? fieldsOf(manual) : emptyFields()));
  const [value, setValue] = useState(first);
  const [pending, setPending] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const tabKey = useCurrentPage()?.key;
  const visibility = usePageVisibility();

  // The initial publish time is set automatically, it is not user input.
  const isDirty = !isSaved && (!isSameJson(value, first) || pending > 0);
  const draft = useDraft({
    name: DRAFT,
    id: manual?.id,
    value,
    isDirty,
    accept: acceptFields,
    version: manual?.version,
    textOf: ({ name, description }) => [name, description].filter(Boolean).join('\n\n'),
    onRestore: (restored) => {
      form.setFieldsValue(restored);
      setValue(restored);
    },
    onPending: (unanswered) => saving.resume(unanswered),
  });
  // Files being uploaded are not part of the value, nor of the draft.
  useUnsavedWork(isDirty, { hasDraft: draft.isPersisted && pending === 0 });

  // After useUnsavedWork is off: otherwise the guard would ask about what has just been saved.
  useEffect(() => {
    if (!isSaved) return;
    // Whoever has left meanwhile stays where they are.
    if (visibility.isShown()) history.push(MANUAL_LIST_PATH);
    else reloadShown('manuals');
    if (tabKey !== undefined) void closeTab(tabKey);
  }, [isSaved, tabKey, visibility]);

  const saving = useManualSaving({
    form: formName,
    manual,
    keepPending: draft.keepPending,
    onDone: async () => {
      await draft.clear();
      toast.show({
        type: manual ? 'modify' : 'submit',
        form: formName,
        text: t(manual ? 'manuals.edit.changed' : 'manuals.edit.published'),
      });
      setSaved(true);
    },
  });
  const submit = async (shouldOverwrite = false) => {
    if (isSaved) return;
    const fields = await validate();
    if (!fields) return;
    if (pending > 0) {
      refuse('files', t('manuals.edit.filesPending'));
      return;
    }
    await saving.submit(manualInputOf({ ...first, ...fields }), { shouldOverwrite });
  };

  return (
    <FormPage
      title={t(manual ? 'manuals.edit.title' : 'route.operationManualEdit')}
      trail={useCurrentPage()?.trail}
      onBack={() => history.push(MANUAL_LIST_PATH)}
      notice={
        <>
          <LostSaveBar saving={saving} presentFor={() => manualInputOf(value)} />
          <DraftBar draft={draft} />
        </>
      }
      errors={errors}
      attempt={attempt}
      status={<DraftStatus draft={draft} />}
      primary={{
        label: t(manual ? 'manuals.edit.save' : 'manuals.edit.publish'),
        onClick: () => void submit(),
        isBusy: saving.sending !== null,
      }}
    >
      <Form<ManualFields>
        form={form}
        name={formName}
        layout="vertical"
        initialValues={first}
        onValuesChange={(_, all) => setValue({ ...first, ...all })}
        onFieldsChange={refresh}
      >
        <ManualInputs
          sourceName={value.sourceName}
          hasPending={pending > 0}
          onSourceName={(sourceName) => {
            form.setFieldValue('sourceName', sourceName);
            setValue((current) => ({ ...current, sourceName }));
          }}
          onPendingChange={(count) => {
            setPending(count);
            recheck('files');
          }}
        />
      </Form>
      <ConflictDialog
        record="manual"
        saving={saving}
        onReload={async () => {
          await draft.saveNow();
          onReload?.();
        }}
        onOverwrite={() => void submit(true)}
      />
    </FormPage>
  );
}
