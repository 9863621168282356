import { ErrorBoundary } from '@/components/error-boundary';
import { SessionExpiry } from '@/features/session-pages';
import { BindingDialogs } from '@/features/binding';
import { VerificationDialogs } from '@/features/verification';

/** Identity dialogs above the shell, on every page (A33), each with its own error boundary. */
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
