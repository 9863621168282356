import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { takeSaved, type Topic } from '@/shell/cached-pages';
import { usePageVisibility } from '@/utils/pageVisibility';
import { ROW } from './useRowKeys';

interface ShownRows {
  topic?: Topic;
  /** Keys of the rows; null until they are loaded. */
  keys: readonly string[] | null;
  /** Changes with the rows. */
  rows: unknown;
}

/**
 * Key of the row that was just saved in a form, until the page or its rows are left. A new one is scrolled into view; an
 * edited one is where the person left it (A18). The focus stays where it is (A38).
 */
export function useSavedRow(region: RefObject<HTMLElement | null>, { topic, keys, rows }: ShownRows): string | null {
  const visibility = usePageVisibility();
  const [savedKey, setSavedKey] = useState<string | null>(null);

  const look = useEffectEvent((isReturn: boolean) => {
    // A list that is not on screen loads as well: its mark would be over before it is seen.
    if (!visibility.isShown()) return;
    const saved = topic && keys ? takeSaved(topic, keys) : undefined;
    const isLeft = isReturn || !keys?.includes(savedKey ?? '');
    if (saved || isLeft) setSavedKey(saved?.id ?? null);
    if (!saved?.isNew) return;
    const isSaved = (row: HTMLElement) => row.dataset.rowKey === saved.id;
    [...(region.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
      .find(isSaved)
      ?.scrollIntoView?.({ block: 'nearest' });
  });
  useEffect(() => look(false), [rows]);
  useEffect(() => visibility.subscribe(() => look(true)), [visibility]);

  return savedKey;
}
