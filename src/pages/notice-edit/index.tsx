import { useState } from 'react';
import { history, useLocation } from '@umijs/max';
import { PageRegion } from '@/components/region-state';
import { NOTICE_EDIT_PATH, NOTICE_LIST_PATH } from '@/constants/paths';
import { NoticeEditor } from '@/features/notices';
import type { ReplacingLocation } from '@/shell/cached-pages';
import { RequireAction } from '@/shell/permissions';
import { randomKey } from '@/utils/randomKey';

// Before the page is rendered, which waits for the session.
void NoticeEditor.preload();

/** Location state: key of the form in which the notice was created, which stays mounted. */
interface EditState {
  createdIn?: string;
}

const wantedAt = (search: string) => {
  const query = new URLSearchParams(search);
  return { noticeId: query.get('id') || null, draft: query.get('draft') || null };
};

/** Creates a notice, or edits one with `?id=`, or goes on with a draft `&draft=` (R028); requires the permission (R199). */
export default function NoticeEditPage() {
  const location = useLocation();
  const { noticeId, draft } = wantedAt(location.search);
  // The form on screen: it stays when its new notice gets an id, and when the person returns to it.
  const [form, setForm] = useState(() => ({ key: randomKey(), noticeId, draft }));
  const isReplacedAt = ({ search, state }: ReplacingLocation) => {
    const wanted = wantedAt(search);
    const isCreatedHere = (state as EditState | null)?.createdIn === form.key;
    const isSameNotice = wanted.noticeId === form.noticeId || isCreatedHere;
    return !isSameNotice || (wanted.draft !== null && wanted.draft !== form.draft);
  };
  if (isReplacedAt(location)) setForm({ key: randomKey(), noticeId, draft });

  /** The form continues under the id of the saved notice, unless the person has left meanwhile. */
  const continueAs = (id: string) => {
    if (history.location.pathname !== NOTICE_EDIT_PATH) return;
    history.replace(`${NOTICE_EDIT_PATH}?${new URLSearchParams({ id })}`, { createdIn: form.key } satisfies EditState);
    setForm((now) => ({ ...now, noticeId: id }));
  };

  return (
    <PageRegion name="notice-edit">
      <RequireAction action="notices.publish">
        <NoticeEditor
          key={form.key}
          noticeId={noticeId}
          draft={draft ?? undefined}
          onBack={() => history.push(NOTICE_LIST_PATH)}
          onCreated={continueAs}
          isReplacedAt={isReplacedAt}
        />
      </RequireAction>
    </PageRegion>
  );
}
