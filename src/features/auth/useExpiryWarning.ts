import { useEffect, useState } from 'react';
import { EXPIRY_WARNING_MS } from '@/constants/session';
import { useSession } from '@/shell/session';
import { whenDue } from '@/utils/whenDue';

/** The end of the session once it is two minutes away, null before and where no end is known (R155). */
export function useExpiryWarning(): number | null {
  const endsAt = useSession((session) => session.endsAt);
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    setDue(false);
    if (endsAt !== null) return whenDue(endsAt - EXPIRY_WARNING_MS, () => setDue(true));
  }, [endsAt]);

  return isDue ? endsAt : null;
}
