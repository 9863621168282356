import { useRef, useState } from 'react';
import { sanitizeHtml } from '@/components/safe-html/sanitizeHtml';
import { NOTICE_DRAFTS } from '@/constants/notices';
import type { NoticeColumn } from '@/domain/notice/assumed';
import { draftOf, fieldOfRefusal, type NoticeForm } from '@/domain/notice/editing';
import { useText } from '@/locales/text';
import { EnvelopeError, HttpStatusError } from '@/services/http';
import { createNotice, getEditableNotice, updateNotice } from '@/services/notices';
import { confirm, reportFailure, toast } from '@/shell/feedback';
import { noticesChanged } from '../../noticesChanged';
import { PublishSummary } from './PublishSummary';

/** What is done with the form. */
export type SavingDeed = 'save' | 'publish';

type Outcome =
  | { kind: 'done'; id: string }
  | { kind: 'refused'; field: keyof NoticeForm; message: string }
  | { kind: 'given-up' | 'failed' };

interface SavingOptions {
  noticeId: string | null;
  version?: string;
  columns: readonly NoticeColumn[];
}

const CONFLICT = 409;
const isConflict = (error: unknown) =>
  (error instanceof EnvelopeError && error.status === String(CONFLICT)) ||
  (error instanceof HttpStatusError && error.status === CONFLICT);

/**
 * Sends a notice. One at a time, whatever is clicked (T23); a failure keeps everything where it is; a notice that
 * somebody else has changed meanwhile asks what to do (R239).
 */
export function useSaving({ noticeId, version: read, columns }: SavingOptions) {
  const t = useText();
  const latch = useRef(false);
  const [busyWith, setBusyWith] = useState<SavingDeed | null>(null);
  const [conflict, setConflict] = useState<{ deed: SavingDeed } | null>(null);
  const [version, setVersion] = useState(read);
  // The version of what was written last, which may still be asked for.
  const newest = useRef(Promise.resolve(read));

  const write = async (form: NoticeForm, deed: SavingDeed, isOverwriting: boolean): Promise<string> => {
    // Cleaned here as well as where it is shown: what is stored is read by others, too (T15).
    const draft = draftOf(form, deed, sanitizeHtml(form.content));
    if (noticeId === null) return (await createNotice(draft, { quiet: true })).id;
    const written = await newest.current;
    await updateNotice(
      {
        ...draft,
        id: noticeId,
        ...(written ? { version: written } : {}),
        ...(isOverwriting ? { overwrite: true } : {}),
      },
      { quiet: true },
    );
    return noticeId;
  };

  /** The next change is one of the version that was just made; nobody but that change waits for it. */
  const readVersion = (id: string) => {
    newest.current = getEditableNotice(id, { quiet: true, overlay: false }).then(
      (notice) => notice.version,
      () => undefined,
    );
    void newest.current.then(setVersion);
  };

  const judge = (error: unknown, deed: SavingDeed): Outcome => {
    if (isConflict(error)) {
      setConflict({ deed });
      return { kind: 'given-up' };
    }
    const field = error instanceof EnvelopeError ? fieldOfRefusal(error.msg) : undefined;
    if (field && error instanceof EnvelopeError) return { kind: 'refused', field, message: error.msg };
    reportFailure(error);
    return { kind: 'failed' };
  };

  /** What is published is asked about, and so is what a draft would lose. */
  const ask = async (form: NoticeForm, deed: SavingDeed, isOverwriting: boolean): Promise<boolean> => {
    if (deed === 'publish')
      return confirm({
        title: t('notices.publish.title', { title: form.title.trim() }),
        content: <PublishSummary form={form} columns={columns} />,
        okText: t(form.timing === 'timed' ? 'notices.edit.publishTimed' : 'notices.edit.publish'),
      });
    // Who overwrites has answered before the conflict was found.
    if (form.timing !== 'timed' || isOverwriting) return true;
    return confirm({
      title: t('notices.edit.timeLostTitle'),
      content: t('notices.edit.timeLost'),
      okText: t('notices.edit.saveDraft'),
    });
  };

  const send = async (form: NoticeForm, deed: SavingDeed, isOverwriting = false): Promise<Outcome> => {
    if (latch.current) return { kind: 'given-up' };
    latch.current = true;
    setConflict(null);
    try {
      if (!(await ask(form, deed, isOverwriting))) return { kind: 'given-up' };
      setBusyWith(deed);
      toast.closeForm(NOTICE_DRAFTS);
      const id = await write(form, deed, isOverwriting);
      noticesChanged();
      if (deed === 'save') readVersion(id);
      return { kind: 'done', id };
    } catch (error) {
      return judge(error, deed);
    } finally {
      latch.current = false;
      setBusyWith(null);
    }
  };

  /** Says that it was done: once the form counts as saved, so that nobody who leaves upon it is asked. */
  const tell = (form: NoticeForm, deed: SavingDeed) =>
    toast.show(
      deed === 'save'
        ? { type: 'save', form: NOTICE_DRAFTS, text: t('notices.edit.saved') }
        : {
            type: 'submit',
            form: NOTICE_DRAFTS,
            text: t(form.timing === 'timed' ? 'notices.edit.scheduled' : 'notices.edit.done', {
              time: form.publishTime,
            }),
          },
    );

  return { send, tell, busyWith, version, conflict, forgetConflict: () => setConflict(null) };
}
