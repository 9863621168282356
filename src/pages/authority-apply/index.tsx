import { PageRegion } from '@/components/region-state';
import { PermissionApplication } from '@/features/permission-application';

/** Permission application (R026, R050). */
export default function AuthorityApplyPage() {
  return (
    <PageRegion name="permission-application">
      <PermissionApplication />
    </PageRegion>
  );
}
