import { Suspense } from 'react';
import { useStore } from 'zustand';
import { identityStore } from '@/shell/identity';
import { retryableLazy } from '@/utils/retryableLazy';

const VerifyDialog = retryableLazy(() => import('./verify/VerifyDialog'));
const ReviewDialog = retryableLazy(() => import('./review/ReviewDialog'));

/**
 * The two dialogs about who the person is (R162–R164), over the shell; their code comes only for those who need it. An
 * unbound account comes first: its binding ends with a new sign-in.
 */
export function VerificationDialogs() {
  const shown = useStore(identityStore, ({ binding, verification }) => (binding === 'asked' ? 'closed' : verification));
  return (
    <Suspense fallback={null}>
      {shown === 'verify' && <VerifyDialog />}
      {shown === 'review' && <ReviewDialog />}
    </Suspense>
  );
}
