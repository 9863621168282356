import { useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import { describeError } from './describeError';
import { reportFailure } from './reportFailure';

/**
 * Decides where a failed read is shown (A42): one that the user requested as a toast, a background one in its region
 * only.
 */
export function useReadFailure() {
  const isAsked = useRef(false);
  const [reason, setReason] = useState('');

  const onError = useMemoizedFn((error: unknown) => {
    if (isAsked.current) reportFailure(error);
    setReason(isAsked.current ? '' : describeError(error));
  });
  const onFinally = useMemoizedFn(() => {
    isAsked.current = false;
  });

  return {
    /** The reason that the region appends to its text; empty when a message has shown it. */
    reason,
    /** Starts a read that a person requested. */
    ask: useMemoizedFn((read: () => void) => {
      isAsked.current = true;
      read();
    }),
    /** For the options of `useRequest`. */
    handlers: { onError, onFinally },
  };
}
