import { Suspense } from 'react';
import { useStore } from 'zustand';
import { identityStore } from '@/shell/identity';
import { retryableLazy } from '@/utils/retryableLazy';

const BindingFlow = retryableLazy(() => import('./BindingFlow'));

/** Asks an unbound person about their account, over the shell (R156, A33); its code comes only for them. */
export function BindingDialogs() {
  const isAsked = useStore(identityStore, ({ binding }) => binding === 'asked');
  return <Suspense fallback={null}>{isAsked && <BindingFlow />}</Suspense>;
}
