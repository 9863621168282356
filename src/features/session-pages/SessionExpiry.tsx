import { useEffect, useState } from 'react';
import { useSession } from '@/shell/session';
import { LazyBoundary, retryableLazy } from '@/utils/retryableLazy';
import { whenDue } from '@/utils/whenDue';

/** Time before the known expiry of a session at which the person is asked to extend it (R155). */
const EXPIRY_WARNING_MS = 120_000;

/** Returns the end of the session from two minutes before, null until then and when it is unknown (R155). */
function useExpiryWarning(): number | null {
  const endsAt = useSession((session) => session.endsAt);
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    setDue(false);
    if (endsAt !== null) return whenDue(endsAt - EXPIRY_WARNING_MS, () => setDue(true));
  }, [endsAt]);

  return isDue ? endsAt : null;
}

const ExpiryDialog = retryableLazy(() => import('./ExpiryDialog'));

/** Warns before a session with a known expiry ends (R155, WCAG 2.2.1); the dialog is loaded on demand. */
export function SessionExpiry() {
  const endsAt = useExpiryWarning();
  return <LazyBoundary fallback={null}>{endsAt !== null && <ExpiryDialog endsAt={endsAt} />}</LazyBoundary>;
}
