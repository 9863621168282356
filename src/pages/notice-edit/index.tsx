import { history, useLocation } from '@umijs/max';
import { PageRegion } from '@/components/region-state';
import { NOTICE_EDIT_PATH, NOTICE_LIST_PATH } from '@/constants/paths';
import { NoticeEditor } from '@/features/notices';
import { RequireAction } from '@/shell/guard';

/** Location state: the notice was new when its form was opened, so the form stays mounted. */
const CREATED_HERE = { isCreatedHere: true };

/** The form continues under the id of the saved notice, unless the person has left meanwhile. */
const goOnAs = (id: string) => {
  if (history.location.pathname !== NOTICE_EDIT_PATH) return;
  history.replace(`${NOTICE_EDIT_PATH}?${new URLSearchParams({ id })}`, CREATED_HERE);
};

/** Creates a notice, or edits one with `?id=` (R028); requires the permission (R199). */
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
