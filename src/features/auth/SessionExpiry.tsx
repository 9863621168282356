import { Suspense } from 'react';
import { retryableLazy } from '@/utils/retryableLazy';
import { useExpiryWarning } from './useExpiryWarning';

const ExpiryDialog = retryableLazy(() => import('./ExpiryDialog'));

/** Warns before a session with a known expiry ends (R155, WCAG 2.2.1); the dialog is loaded on demand. */
export function SessionExpiry() {
  const endsAt = useExpiryWarning();
  return <Suspense fallback={null}>{endsAt !== null && <ExpiryDialog endsAt={endsAt} />}</Suspense>;
}
