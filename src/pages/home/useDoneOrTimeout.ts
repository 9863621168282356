import { useEffect, useState } from 'react';

/**
 * Returns true when something is done or the timeout has passed.
 */
export function useDoneOrTimeout(isDone: boolean, timeoutMs: number): boolean {
  const [isTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), timeoutMs);
    return () => clearTimeout(timer);
  }, [timeoutMs]);
  return isDone || isTimedOut;
}
