import { useEffect, useState } from 'react';
import { EXPIRY_WARNING_MS } from '@/constants/session';
import { useSession } from '@/shell/session';
import { whenDue } from '@/utils/whenDue';

/** Returns the end of the session from two minutes before, null until then and when it is unknown (R155). */
export function useExpiryWarning(): number | null {
  const endsAt = useSession((session) => session.endsAt);
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    setDue(false);
    if (endsAt !== null) return whenDue(endsAt - EXPIRY_WARNING_MS, () => setDue(true));
  }, [endsAt]);

  return isDue ? endsAt : null;
}
