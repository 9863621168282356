import { ErrorBoundary } from '@/components/error-boundary';
import { PersonalCenter } from '@/features/personal-center';

/** Personal information (R020). */
export default function PersonalInfoPage() {
  return (
    <ErrorBoundary region="personal-center" size="page">
      <PersonalCenter />
    </ErrorBoundary>
  );
}
