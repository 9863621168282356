import { useDeferredValue, useState } from 'react';
import { Button, Form } from 'antd';
import { ActionButton } from '@/components/ActionButton';
import { FormPage } from '@/components/form-page';
import { SkeletonRows } from '@/components/region-state';
import type { EditableNotice } from '@/domain/notice/schema';
import type { NoticeForm } from '@/domain/notice/editing';
import { useText } from '@/locales/text';
import { ariaKeys, saveForm, useShortcut } from '@/shell/actions';
import { DraftBar, DraftStatus } from '@/shell/drafts';
import { confirm } from '@/shell/feedback';
import { useCurrentPage, usePageVisible, type ReplacingLocation } from '@/shell/cached-pages';
import { ConflictDialog, LostSaveBar } from '@/shell/saving';
import { useUser } from '@/shell/session';
import { NoticeDialog, preloadNoticePreview } from '../preview/NoticeDialog';
import { useNoticeColumns } from '../useNoticeColumns';
import { asReadersSee } from './asReadersSee';
import { MainFields } from './MainFields';
import { SideFields } from './SideFields';
import { FORM, useNoticeForm } from './useNoticeForm';

interface NoticeFormPageProps {
  noticeId: string | null;
  /** Id of the draft to go on with. */
  draft?: string;
  initial: NoticeForm;
  /** The notice as loaded; null for a new one. */
  read: EditableNotice | null;
  onBack: () => void;
  onCreated: (id: string) => void;
  isReplacedAt: (location: ReplacingLocation) => boolean;
  /** Loads the notice again; the input is kept as a draft. */
  onReload: () => void;
}

/** The form of a notice with draft, unsaved changes guard, preview, saving and publishing (R047). */
export function NoticeFormPage({ onReload, ...props }: NoticeFormPageProps) {
  const { noticeId, initial, onBack } = props;
  const t = useText();
  const user = useUser();
  const isVisible = usePageVisible();
  const [isPreviewed, setPreviewed] = useState(false);
  // The page is painted before its fields, which take long to create.
  const hasFields = useDeferredValue(true, false);
  const { columns, hasFailed, retry } = useNoticeColumns();
  const title = t(noticeId === null ? 'notices.edit.titleNew' : 'notices.edit.titleChange');
  const {
    form,
    values,
    fieldsKey,
    isDirty,
    errors,
    pending,
    draft,
    saving,
    busyWith,
    onValuesChange,
    canPreview,
    submit,
    discard,
  } = useNoticeForm({
    ...props,
    title,
    columns,
  });
  const discardChanges = async () => {
    const isConfirmed = await confirm({
      title: t('notices.edit.discardTitle'),
      content: t(noticeId === null ? 'notices.edit.discardNew' : 'notices.edit.discardChanges'),
      okText: t('notices.edit.discard'),
      danger: true,
    });
    if (isConfirmed) await discard();
  };
  // Handles Ctrl+S also while a dialog is open (and does nothing): otherwise the browser would offer to save the page.
  const saveByKey = () => {
    if (!isPreviewed && !saving.conflict) void submit('save');
  };
  useShortcut(saveForm, isVisible ? saveByKey : null);

  return (
    <Form<NoticeForm>
      form={form}
      name={FORM}
      // Without a form element: Enter in a field must not publish.
      component={false}
      layout="vertical"
      initialValues={initial}
      onValuesChange={onValuesChange}
      onFieldsChange={errors.refresh}
    >
      <FormPage
        isDocument
        title={title}
        trail={useCurrentPage()?.trail}
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
        status={
          <>
            {/* First: what is saved meanwhile must not move it away from the pointer. */}
            {isDirty && (
              <ActionButton kind="link" onClick={() => void discardChanges()}>
                {t('notices.edit.discard')}
              </ActionButton>
            )}
            <DraftStatus draft={draft} />
          </>
        }
        primary={{
          label: t(values.timing === 'timed' ? 'notices.edit.publishTimed' : 'notices.edit.publish'),
          onClick: () => void submit('publish'),
          isBusy: busyWith === 'publish',
          isDisabled: busyWith === 'save',
        }}
        actions={
          <>
            <Button onClick={() => setPreviewed(canPreview())} onPointerEnter={preloadNoticePreview}>
              {t('notices.edit.preview')}
            </Button>
            <Button
              onClick={() => void submit('save')}
              loading={busyWith === 'save'}
              disabled={busyWith === 'publish'}
              aria-keyshortcuts={ariaKeys(saveForm.shortcut)}
            >
              {t('notices.edit.saveDraft')}
            </Button>
          </>
        }
        aside={
          hasFields ? (
            <SideFields columns={columns} hasNoColumns={hasFailed} onRetryColumns={retry} timing={values.timing} />
          ) : (
            <SkeletonRows rows={6} trailing={0} />
          )
        }
      >
        {hasFields ? (
          <MainFields key={fieldsKey} title={values.title} pending={pending} />
        ) : (
          <SkeletonRows rows={8} trailing={0} />
        )}
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
