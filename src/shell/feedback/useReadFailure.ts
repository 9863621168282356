import { useRef, useState } from 'react';
import { useMemoizedFn } from 'ahooks';
import { describeError } from './describeError';
import { reportFailure } from './reportFailure';

/**
 * Where the failure of a read is shown (A42). What a person asked for is shown in a message, once, and its region only
 * says that it failed. A read in the background says why in its region and nowhere else.
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
    /** What the region adds to its own words; empty when a message has said it. */
    reason,
    /** Starts a read that a person asked for. */
    ask: useMemoizedFn((read: () => void) => {
      isAsked.current = true;
      read();
    }),
    /** For the options of `useRequest`. */
    handlers: { onError, onFinally },
  };
}
