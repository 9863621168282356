import { useEffect, useEffectEvent, useRef } from 'react';
import { useMemoizedFn } from 'ahooks';

/** The current value of a file field, not the one of the render in which an upload started. */
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

/** Reports the number of files still uploading to the form; zero when the field unmounts. */
export function useReportPending(count: number, onChange?: (count: number) => void): void {
  const report = useEffectEvent((pending: number) => onChange?.(pending));
  useEffect(() => report(count), [count]);
  useEffect(() => () => report(0), []);
}
