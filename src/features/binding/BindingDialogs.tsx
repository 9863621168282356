import { useStore } from 'zustand';
import { identityStore } from '@/shell/identity-prompts';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';

const BindingFlow = retryableLazy(() => import('./BindingFlow'));

/** Dialogs for users without a bound account, above the shell (R156, A33); their code is loaded only for them. */
export function BindingDialogs() {
  const isAsked = useStore(identityStore, ({ binding }) => binding === 'asked');
  return <LazyBoundary fallback={null}>{isAsked && <BindingFlow />}</LazyBoundary>;
}
