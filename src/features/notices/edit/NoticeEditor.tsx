import { useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { RegionState, SkeletonRows } from '@/components/region-state';
import { NOTICE_LIST_PATH } from '@/constants/notices';
import type { EditableNotice } from '@/domain/notice/assumed';
import { stateOf } from '@/domain/notice/lifeCycle';
import { EMPTY_NOTICE, formOf } from '@/domain/notice/editing';
import { useText } from '@/locales/text';
import { getEditableNotice } from '@/services/notices';
import { describeError } from '@/shell/feedback';
import styles from './NoticeEditor.module.css';
import { NoticeFormPage } from './NoticeFormPage';

export interface NoticeEditorProps {
  /** The notice to change; null for a new one. */
  noticeId: string | null;
  onBack: () => void;
  /** A new notice has been saved for the first time, and goes on under this id. */
  onCreated: (id: string) => void;
}

type Loaded = { id: string; attempt: number } & ({ notice: EditableNotice } | { error: unknown });

/** Writes a new notice or changes one (R047); a published one is revoked before it is changed (R046). */
export default function NoticeEditor({ noticeId, onBack, onCreated }: NoticeEditorProps) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [answer, setLoaded] = useState<Loaded | null>(null);
  const [createdId, setCreatedId] = useState<string | null>(null);
  // What was created here stands in the form already.
  const idToLoad = noticeId === createdId && attempt === 0 ? null : noticeId;

  useEffect(() => {
    if (idToLoad === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    getEditableNotice(idToLoad, { quiet: true, overlay: false, signal }).then(
      (notice) => !signal.aborted && setLoaded({ id: idToLoad, attempt, notice }),
      (error: unknown) => !signal.aborted && setLoaded({ id: idToLoad, attempt, error }),
    );
    return () => controller.abort();
  }, [idToLoad, attempt]);

  // What was read for another notice, or before it was asked for again, is not this one.
  const loaded = answer?.id === idToLoad && answer.attempt === attempt ? answer : null;
  const notice = loaded && 'notice' in loaded ? loaded.notice : null;
  const isNew = idToLoad === null;
  if (!isNew && (!notice || stateOf(notice) === 'published'))
    return (
      <div className={styles.state}>
        <h1>{t('notices.edit.titleChange')}</h1>
        <div className={styles.stateCard}>
          <RegionState
            state={notice ? 'empty' : loaded ? 'error' : 'loading'}
            skeleton={<SkeletonRows rows={8} height={48} trailing={0} />}
            error={loaded && 'error' in loaded ? describeError(loaded.error) || t('notices.preview.failed') : ''}
            onRetry={() => setAttempt((count) => count + 1)}
            empty={{
              type: 'blank_page',
              title: t('notices.edit.published'),
              tip: t('notices.edit.publishedTip'),
              action: { label: t('notices.edit.toList'), to: NOTICE_LIST_PATH },
            }}
          />
        </div>
      </div>
    );

  return (
    <ErrorBoundary region="notice-edit">
      <NoticeFormPage
        key={attempt}
        noticeId={noticeId}
        initial={notice ? formOf(notice) : EMPTY_NOTICE}
        version={notice?.version}
        onBack={onBack}
        onCreated={(id) => {
          setCreatedId(id);
          onCreated(id);
        }}
        onReload={() => setAttempt((count) => count + 1)}
      />
    </ErrorBoundary>
  );
}
