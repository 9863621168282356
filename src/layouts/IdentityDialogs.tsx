import { ErrorBoundary } from '@/components/error-boundary';
import { SessionExpiry } from '@/features/auth';
import { BindingDialogs } from '@/features/binding';
import { VerificationDialogs } from '@/features/verification';

/** What is asked of the person over the shell, wherever they are (A33): each behind a boundary of its own. */
export function IdentityDialogs() {
  return (
    <>
      <ErrorBoundary region="binding">
        <BindingDialogs />
      </ErrorBoundary>
      <ErrorBoundary region="verification">
        <VerificationDialogs />
      </ErrorBoundary>
      <ErrorBoundary region="expiry">
        <SessionExpiry />
      </ErrorBoundary>
    </>
  );
}
