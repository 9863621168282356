import { useEffect, useRef, useState } from 'react';
import { fetchPlain } from '@/services/http/fetchPlain';

/** Maximum time for the verification page to load in its frame (R163). */
const VERIFICATION_LOAD_TIMEOUT_MS = 20_000;

type FrameState = 'loading' | 'ready' | 'failed';

/**
 * Loading state of a page in an iframe. Browsers do not report that an iframe shows an error page, so its server is
 * requested in parallel to see whether it responds; a page that never loads has failed as well (R163).
 */
export function useFrameLoad(address: URL | null) {
  const [state, setState] = useState<FrameState>('loading');
  const [attempt, setAttempt] = useState(0);
  /** The page has sent a message: it is loaded, whatever the parallel request finds. */
  const hasSpoken = useRef(false);
  const pageUrl = address ? address.origin + address.pathname : null;

  useEffect(() => {
    if (pageUrl === null) return;
    const controller = new AbortController();
    const fail = () => {
      if (!controller.signal.aborted && !hasSpoken.current) setState('failed');
    };
    const timer = window.setTimeout(() => {
      setState((current) => (current === 'loading' ? 'failed' : current));
    }, VERIFICATION_LOAD_TIMEOUT_MS);
    fetchPlain(pageUrl, { mode: 'no-cors', cache: 'no-store', signal: controller.signal }).catch(fail);
    return () => {
      controller.abort();
      window.clearTimeout(timer);
    };
  }, [pageUrl, attempt]);

  return {
    state,
    /** Number of attempts: a new one needs a new iframe. */
    attempt,
    /** Called when the page has sent a message. */
    onMessage: () => {
      hasSpoken.current = true;
      setState('ready');
    },
    onLoad: () => setState((current) => (current === 'failed' ? current : 'ready')),
    retry: () => {
      hasSpoken.current = false;
      setState('loading');
      setAttempt((count) => count + 1);
    },
  };
}
