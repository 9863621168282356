import { useRef, useState } from 'react';

/**
 * Runs one submission at a time: a second click, or Enter held down, comes before React has drawn the first (R187,
 * T23). Failures of the call itself are told by whoever makes it.
 */
export function useSingleRun() {
  const latch = useRef(false);
  const [isRunning, setRunning] = useState(false);

  const run = async (submit: () => Promise<void>): Promise<void> => {
    if (latch.current) return;
    latch.current = true;
    setRunning(true);
    try {
      await submit();
    } catch {
      // Already reported by the HTTP client (R299).
    } finally {
      latch.current = false;
      setRunning(false);
    }
  };
  return { isRunning, run };
}
