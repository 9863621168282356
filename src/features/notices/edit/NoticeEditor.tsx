import { useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { FormPage, FormState } from '@/components/form-page';
import { NOTICE_LIST_PATH } from '@/constants/paths';
import { EMPTY_NOTICE, formOf } from '@/domain/notice/editing';
import { stateOf } from '@/domain/notice/lifeCycle';
import { useText } from '@/locales/text';
import { getEditableNotice } from '@/services/notices';
import { useCurrentPage, usePageTitle, useRecord, type ReplacingLocation } from '@/shell/cached-pages';
import { NoticeFormPage } from './NoticeFormPage';

export interface NoticeEditorProps {
  /** Id of the notice to edit; null for a new one. */
  noticeId: string | null;
  /** Id of the draft to go on with. */
  draft?: string;
  onBack: () => void;
  /** Called when a new notice was saved for the first time and has got an id. */
  onCreated: (id: string) => void;
  /** Whether the page replaces this form at a location. */
  isReplacedAt: (location: ReplacingLocation) => boolean;
}

/** Creates or edits a notice (R047); a published one is revoked before it is edited (R046). */
export default function NoticeEditor({ noticeId, draft, onBack, onCreated, isReplacedAt }: NoticeEditorProps) {
  const t = useText();
  const [reloads, setReloads] = useState(0);
  const [createdId, setCreatedId] = useState<string | null>(null);
  // A notice created here is already in the form.
  const idToLoad = noticeId === createdId && reloads === 0 ? null : noticeId;
  const { record: notice, error, isMissing, retry } = useRecord(idToLoad, getEditableNotice, { isForEditing: true });
  const reload = () => {
    setReloads((count) => count + 1);
    retry();
  };
  usePageTitle(noticeId === null ? null : t('notices.edit.titleChange'));
  const trail = useCurrentPage()?.trail;
  const isNew = idToLoad === null;
  if (!isNew && (!notice || stateOf(notice) === 'published'))
    return (
      <FormPage
        title={t('notices.edit.titleChange')}
        trail={trail}
        backLabel={t('notices.edit.toList')}
        onBack={onBack}
      >
        <FormState
          state={notice || isMissing ? 'empty' : error ? 'error' : 'loading'}
          error={t('notices.preview.failed')}
          onRetry={reload}
          empty={{
            type: isMissing ? 'not_found' : 'blank_page',
            title: t(isMissing ? 'notices.preview.missing' : 'notices.edit.published'),
            tip: t(isMissing ? 'notices.preview.missingTip' : 'notices.edit.publishedTip'),
            action: { label: t('notices.edit.toList'), to: NOTICE_LIST_PATH },
          }}
        />
      </FormPage>
    );

  return (
    <ErrorBoundary region="notice-edit">
      <NoticeFormPage
        key={reloads}
        noticeId={noticeId}
        draft={draft}
        initial={notice ? formOf(notice) : EMPTY_NOTICE}
        read={notice}
        onBack={onBack}
        isReplacedAt={isReplacedAt}
        onCreated={(id) => {
          setCreatedId(id);
          onCreated(id);
        }}
        onReload={reload}
      />
    </ErrorBoundary>
  );
}
