import { useEffect, useState } from 'react';
import { EXPIRY_WARNING_MS } from '@/constants/session';
import { useSession } from '@/shell/session';

/** The longest wait that a browser's timer can hold. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** The end of the session once it is two minutes away, null before and where no end is known (R155). */
export function useExpiryWarning(): number | null {
  const endsAt = useSession((session) => session.endsAt);
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    if (endsAt === null) return setDue(false);
    let timer: number | undefined;
    // A hidden page's timers are held back, and a suspended machine stops them: the clock decides.
    const look = () => {
      window.clearTimeout(timer);
      const wait = endsAt - EXPIRY_WARNING_MS - Date.now();
      setDue(wait <= 0);
      if (wait > 0) timer = window.setTimeout(look, Math.min(wait, LONGEST_TIMER_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt]);

  return isDue ? endsAt : null;
}
