import { useEffect, useRef, useState } from 'react';
import { history } from '@umijs/max';
import { Form } from 'antd';
import { FormPage, useFormErrors } from '@/components/form-page';
import { MANUAL_LIST_PATH } from '@/constants/manuals';
import type { NamedManual } from '@/domain/manual/assumed';
import { useText } from '@/locales/text';
import { createManual, updateManual } from '@/services/manuals';
import { toast } from '@/shell/feedback';
import { DraftBar, DraftStatus, useDraft } from '@/shell/drafts';
import { usePageIdentity, useUnsavedWork } from '@/shell/pages';
import { closeTab } from '@/shell/tabs';
import { tellChange } from '../tellChange';
import { acceptFields, emptyFields, fieldsOf, toDraft, type ManualFields } from './manualFields';
import { ManualInputs } from './ManualInputs';

const DRAFT = 'manual';

/** The form of a manual (R049). A save that fails keeps everything; two clicks of one moment send it once. */
export function ManualForm({ manual }: { manual: NamedManual | null }) {
  const t = useText();
  const formName = `manual-${manual?.id ?? 'new'}`;
  const [form] = Form.useForm<ManualFields>();
  const { errors, attempt, validate, refuse, recheck, refresh } = useFormErrors(form, formName);
  const [first] = useState(() => (manual ? fieldsOf(manual) : emptyFields()));
  const [value, setValue] = useState(first);
  const [pending, setPending] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const tabKey = usePageIdentity()?.key;

  // The moment at which the page was opened is no input of the person.
  const isDirty = !isSaved && (JSON.stringify(value) !== JSON.stringify(first) || pending > 0);
  const draft = useDraft({
    name: DRAFT,
    id: manual?.id,
    value,
    isDirty,
    accept: acceptFields,
    onRestore: (kept) => {
      form.setFieldsValue(kept);
      setValue(kept);
    },
  });
  // A file on its way is in no value yet, and in no draft.
  useUnsavedWork(isDirty, { isDraftKept: draft.isKept && pending === 0 });

  // After the work has let go of the page: nobody is asked about what has just been saved.
  useEffect(() => {
    if (!isSaved) return;
    history.push(MANUAL_LIST_PATH);
    if (tabKey !== undefined) void closeTab(tabKey);
  }, [isSaved, tabKey]);

  // At once, not with the next drawing: a second click can come while the fields are checked.
  const isSending = useRef(false);
  const submit = async () => {
    if (isSending.current || isSaved) return;
    isSending.current = true;
    try {
      await send();
    } finally {
      isSending.current = false;
    }
  };

  const send = async () => {
    const fields = await validate();
    if (!fields) return;
    if (pending > 0) {
      refuse('files', t('manuals.edit.filesPending'));
      return;
    }
    toast.closeForm(formName);
    setBusy(true);
    try {
      const content = toDraft({ ...first, ...fields });
      if (manual) await updateManual({ id: manual.id, ...content });
      else await createManual(content);
    } catch {
      // The call has said what went wrong.
      return;
    } finally {
      setBusy(false);
    }
    await draft.clear();
    tellChange();
    toast.show({
      type: manual ? 'modify' : 'submit',
      form: formName,
      text: t(manual ? 'manuals.edit.changed' : 'manuals.edit.published'),
    });
    setSaved(true);
  };

  return (
    <FormPage
      title={t(manual ? 'manuals.edit.title' : 'route.operationManualEdit')}
      onBack={() => history.push(MANUAL_LIST_PATH)}
      notice={<DraftBar draft={draft} />}
      errors={errors}
      attempt={attempt}
      status={<DraftStatus draft={draft} />}
      primary={{
        label: t(manual ? 'manuals.edit.save' : 'manuals.edit.publish'),
        onClick: () => void submit(),
        isBusy,
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
    </FormPage>
  );
}
