import { useEffect, useState } from 'react';

/**
 * True once something is done, or when it takes longer than the given time: what can wait for it waits, but not for
 * ever.
 */
export function useDoneOrLate(isDone: boolean, latestMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), latestMs);
    return () => clearTimeout(timer);
  }, [latestMs]);
  return isDone || isLate;
}
