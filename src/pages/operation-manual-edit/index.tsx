import { useLocation } from '@umijs/max';
import { PageRegion } from '@/components/region-state';
import { ManualEditor } from '@/features/manuals';
import { RequireAction } from '@/shell/permissions';

// Before the page is rendered, which waits for the session.
void ManualEditor.preload();

/** Publishes a manual, or edits the one given by `?id=` (R025); requires the permission (R199). */
export default function OperationManualEditPage() {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') || null;
  return (
    <PageRegion name="manual-editor">
      <RequireAction action="manuals.publish">
        <ManualEditor key={id} id={id} />
      </RequireAction>
    </PageRegion>
  );
}
