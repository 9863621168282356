import { useStore } from 'zustand';
import { identityStore } from '@/shell/identity-prompts';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';

const VerifyDialog = retryableLazy(() => import('./verify/VerifyDialog'));
const ReviewDialog = retryableLazy(() => import('./review/ReviewDialog'));

/**
 * The two identity verification dialogs (R162–R164), above the shell; their code is loaded only when needed. Binding
 * an account comes first, as it ends with a new sign-in.
 */
export function VerificationDialogs() {
  const shown = useStore(identityStore, ({ binding, verification }) => (binding === 'asked' ? 'closed' : verification));
  return (
    <LazyBoundary fallback={null}>
      {shown === 'verify' && <VerifyDialog />}
      {shown === 'review' && <ReviewDialog />}
    </LazyBoundary>
  );
}
