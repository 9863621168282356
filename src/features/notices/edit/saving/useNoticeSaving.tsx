import { useRef, useState } from 'react';
import { sanitizeHtml } from '@/components/safe-html/sanitizeHtml';
import type { EditableNotice, NoticeColumn } from '@/domain/notice/schema';
import { noticeInputOf, fieldOfRefusal, formOf, type NoticeForm } from '@/domain/notice/editing';
import { noticeUpdate, stateOf, type NoticeState } from '@/domain/notice/lifeCycle';
import { useText } from '@/locales/text';
import { IN_BACKGROUND } from '@/services/http';
import { createNotice, getEditableNotice, updateNotice } from '@/services/notices';
import { markSaved } from '@/shell/cached-pages';
import type { PendingCreate } from '@/shell/drafts';
import { confirm, toast } from '@/shell/feedback';
import { useSaving, type SavedRecord, type WriteOptions } from '@/shell/saving';
import { invalidateNotices } from '../../invalidateNotices';
import { findChangedNotice, findNewNotice } from './findNotice';
import { PublishSummary } from './PublishSummary';

/** Name of the notices' forms, lists and drafts. */
export const NOTICE_DRAFTS = 'notice';

/** The action that submits the form. */
export type SavingAction = 'save' | 'publish';

/** The submitted form. */
export interface SentNotice {
  form: NoticeForm;
  action: SavingAction;
}

interface SavingOptions {
  noticeId: string | null;
  /** The notice as loaded; null for a new one. */
  read: EditableNotice | null;
  columns: readonly NoticeColumn[];
  keepPending?: (pending: PendingCreate | null) => void;
  onDone: (id: string, sent: SentNotice) => Promise<void>;
  /** Called when the server rejects a field. */
  onRefused: (field: keyof NoticeForm, message: string) => void;
}

/** The known state of the notice on the server. */
interface Known {
  version: string | undefined;
  notice: EditableNotice | null;
}

// Sanitized before saving as well as for display: other programs read the stored content, too (T15).
const inputToSend = ({ form, action }: SentNotice) => noticeInputOf(form, action, sanitizeHtml(form.content));

/** Saves a notice as a draft or publishes it; asks before publishing, and when a draft would lose its schedule. */
export function useNoticeSaving({ noticeId, read, columns, keepPending, onDone, onRefused }: SavingOptions) {
  const t = useText();
  // A new notice whose create request got no response continues under the id found for it.
  const createdId = useRef<string | null>(null);
  const idNow = () => noticeId ?? createdId.current;
  const [version, setVersion] = useState(read?.version);
  // The last saved state; a promise because it may still be loading after a save.
  const newest = useRef(Promise.resolve<Known>({ version: read?.version, notice: read }));
  const rememberSaved = ({ version: known, read: notice }: SavedRecord) => {
    newest.current = newest.current.then((earlier) => ({
      version: known,
      notice: (notice as EditableNotice | undefined) ?? earlier.notice,
    }));
    setVersion(known);
  };

  /** Loads the version that was just created; only the next change waits for it. */
  const readVersion = (saved: string) => {
    const earlier = newest.current;
    newest.current = getEditableNotice(saved, IN_BACKGROUND).then(
      (notice) => ({ version: notice.version, notice }),
      async () => ({ version: undefined, notice: (await earlier).notice }),
    );
    void newest.current.then((known) => setVersion(known.version));
  };

  const write = async (sent: SentNotice, { shouldOverwrite, ...options }: WriteOptions): Promise<SavedRecord> => {
    const draft = inputToSend(sent);
    const id = idNow();
    if (id === null) return createNotice(draft, options);
    const written = await newest.current;
    const change = {
      ...draft,
      id,
      ...(written.version ? { version: written.version } : {}),
      ...(shouldOverwrite ? { overwrite: true } : {}),
    };
    await updateNotice(
      noticeUpdate(written.notice, change, (notice) => inputToSend({ ...sent, form: formOf(notice) })),
      options,
    );
    return { id };
  };

  const find = async (sent: SentNotice, sentAt: number) => {
    const draft = inputToSend(sent);
    const id = idNow();
    if (id === null) return findNewNotice(draft, sentAt);
    const found = await findChangedNotice(draft, { id, version: (await newest.current).version });
    if (found) rememberSaved(found);
    return found;
  };

  const saving = useSaving<SentNotice, SavedRecord>({
    form: NOTICE_DRAFTS,
    isNew: noticeId === null,
    keepPending,
    write,
    find,
    // Not for a published notice: it would have to be revoked before it is changed (R046).
    continueWith: (saved, { action }) => {
      if (action === 'publish') return false;
      createdId.current = saved.id;
      rememberSaved(saved);
      return true;
    },
    onDone: async (saved, sent) => {
      invalidateNotices();
      markSaved('notices', saved.id, { isNew: noticeId === null });
      if (sent.action === 'save') readVersion(saved.id);
      await onDone(saved.id, sent);
    },
    onRefused: ({ msg }) => {
      const field = fieldOfRefusal(msg);
      if (field) onRefused(field, msg);
      return field !== undefined;
    },
  });

  /** The present state of the notice, which somebody may have published meanwhile; undefined if it is not known. */
  const findState = async (): Promise<NoticeState | undefined> => {
    const id = idNow();
    if (id === null) return undefined;
    return getEditableNotice(id, IN_BACKGROUND).then(stateOf, () => undefined);
  };
  const confirmRevoking = () =>
    confirm({
      title: t('notices.edit.revokingTitle'),
      content: t('notices.edit.revoking'),
      okText: t('notices.edit.revokingOk'),
      danger: true,
    });

  const ask = async ({ form, action }: SentNotice, shouldOverwrite: boolean): Promise<boolean> => {
    const isTimed = form.timing === 'timed';
    if (action === 'publish')
      return confirm({
        title: t(isTimed ? 'notices.publish.timedTitle' : 'notices.publish.title', { title: form.title.trim() }),
        content: <PublishSummary form={form} columns={columns} />,
        okText: t(isTimed ? 'notices.edit.publishTimed' : 'notices.edit.publish'),
      });
    // When overwriting, the rest was already confirmed by the first attempt.
    if (shouldOverwrite) return (await findState()) !== 'published' || confirmRevoking();
    if (!isTimed) return true;
    return confirm({
      title: t('notices.edit.timeLostTitle'),
      content: t('notices.edit.timeLost'),
      okText: t('notices.edit.saveDraft'),
    });
  };

  /** Shows the success message; called once the form counts as saved, so that leaving afterwards does not prompt. */
  const notifySaved = ({ form, action }: SentNotice) =>
    toast.show(
      action === 'save'
        ? { type: 'save', form: NOTICE_DRAFTS, text: t('notices.edit.saved') }
        : {
            type: 'submit',
            form: NOTICE_DRAFTS,
            text: t(form.timing === 'timed' ? 'notices.edit.scheduled' : 'notices.edit.done', {
              time: form.publishTime,
            }),
          },
    );

  return {
    saving,
    send: (sent: SentNotice, shouldOverwrite = false) =>
      saving.submit(sent, { shouldOverwrite, ask: () => ask(sent, shouldOverwrite) }),
    busyWith: saving.sending?.action ?? null,
    version,
    notifySaved,
  };
}
