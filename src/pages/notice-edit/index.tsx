import { history, useLocation } from '@umijs/max';
import { PageRegion } from '@/components/region-state';
import { NOTICE_EDIT_PATH, NOTICE_LIST_PATH } from '@/constants/notices';
import { NoticeEditor } from '@/features/notices';
import { RequireAction } from '@/shell/guard';

/** The address of a notice that was new when its form was opened: the form goes on. */
const CREATED_HERE = { isCreatedHere: true };

/** The form goes on under the id of what it saved; whoever has left meanwhile is not led back. */
const goOnAs = (id: string) => {
  if (history.location.pathname !== NOTICE_EDIT_PATH) return;
  history.replace(`${NOTICE_EDIT_PATH}?${new URLSearchParams({ id })}`, CREATED_HERE);
};

/** Writes a notice, or with `?id=` changes one (R028); for those who may (R199). */
export default function NoticeEditPage() {
  const { search, state } = useLocation();
  const noticeId = new URLSearchParams(search).get('id') || null;
  const isSameForm = (state as Partial<typeof CREATED_HERE> | null)?.isCreatedHere === true;

  return (
    <PageRegion name="notice-edit">
      <RequireAction action="notices.publish">
        <NoticeEditor
          key={isSameForm ? 'new' : (noticeId ?? 'new')}
          noticeId={noticeId}
          onBack={() => history.push(NOTICE_LIST_PATH)}
          onCreated={goOnAs}
        />
      </RequireAction>
    </PageRegion>
  );
}
