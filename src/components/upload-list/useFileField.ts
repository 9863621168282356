import { useEffect, useRef } from 'react';
import { useMemoizedFn } from 'ahooks';

/** The value of a field of files as it is now, not as it was in the render in which an upload began. */
export function useNewestFiles<Item>(value: readonly Item[], onChange?: (items: Item[]) => void) {
  const files = useRef(value);
  useEffect(() => {
    files.current = value;
  });
  const change = useMemoizedFn((next: Item[]) => {
    files.current = next;
    onChange?.(next);
  });
  return { files, change };
}

/** Tells the form how many files have not arrived; none any more when the field goes. */
export function useTellPending(count: number, onChange?: (count: number) => void): void {
  const tell = useMemoizedFn((pending: number) => onChange?.(pending));
  useEffect(() => tell(count), [count, tell]);
  useEffect(() => () => tell(0), [tell]);
}
