import { useRef, useState } from 'react';

/**
 * Runs one submission at a time: a second click, or a held Enter key, can come before React has rendered the first
 * (R187, T23). Failures of the call itself are reported by the HTTP client.
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
