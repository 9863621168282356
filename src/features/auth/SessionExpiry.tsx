import { Suspense } from 'react';
import { retryableLazy } from '@/utils/retryableLazy';
import { useExpiryWarning } from './useExpiryWarning';

const ExpiryDialog = retryableLazy(() => import('./ExpiryDialog'));

/** Asks before a session ends whose life the server has told (R155, WCAG 2.2.1); its dialog comes when it is needed. */
export function SessionExpiry() {
  const endsAt = useExpiryWarning();
  return <Suspense fallback={null}>{endsAt !== null && <ExpiryDialog endsAt={endsAt} />}</Suspense>;
}
