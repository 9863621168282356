import { useEffect, useRef, useState } from 'react';
import { VERIFICATION_LOAD_TIMEOUT_MS } from '@/constants/session';
import { fetchPlain } from '@/services/http/fetchPlain';

type FrameState = 'loading' | 'ready' | 'failed';

/**
 * How far the page in a frame is. A browser tells nobody that a frame shows its own error page, so it is asked blindly,
 * beside the frame, whether anybody answers there; a page that never comes has failed too (R163).
 */
export function useFrameLoad(address: URL | null) {
  const [state, setState] = useState<FrameState>('loading');
  const [attempt, setAttempt] = useState(0);
  /** The page itself has said something: it is there, whatever the question beside it finds. */
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
    /** Counts the tries: a new one takes a new frame. */
    attempt,
    /** A message of the page was heard. */
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
