import { ErrorBoundary } from '@/components/error-boundary';
import { PermissionApplication } from '@/features/permission-application';

/** Permission application (R026, R050). */
export default function AuthorityApplyPage() {
  return (
    <ErrorBoundary region="permission-application" size="page">
      <PermissionApplication />
    </ErrorBoundary>
  );
}
