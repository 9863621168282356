import { useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import { describeError } from './describeError';
import { reportFailure } from './reportFailure';

/**
 * Where a failed read is shown (A42). A read that a person requested shows one message, and its region only says that
 * it failed. A background read shows the reason in its region and nowhere else.
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
