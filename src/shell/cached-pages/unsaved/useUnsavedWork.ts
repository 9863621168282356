import { useEffect, useEffectEvent, useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { useCurrentPage } from '../currentPage';
import { holdUnsaved, unsavedStore, type ReplacingLocation } from './unsavedStore';

interface UnsavedWorkOptions {
  /** Its name in the question; by default the name of the tab. */
  name?: string;
  /** A draft survives closing the page; the question says so. */
  hasDraft?: boolean;
  /** For a page with one form: whether another record would replace it at this location of the page. */
  isReplacedAt?: (location: ReplacingLocation) => boolean;
}

/**
 * Marks the page as unsaved: closing its tab, leaving it when it is not cached, replacing its form without a draft,
 * reloading or closing the window and signing out ask first. A forced sign-out never asks.
 */
export function useUnsavedWork(
  isDirty: boolean,
  { name, hasDraft = false, isReplacedAt }: UnsavedWorkOptions = {},
): void {
  const id = useId();
  const page = useCurrentPage();
  const key = page?.key ?? '';
  const isCached = page?.isCached ?? false;
  const titleKey = page?.titleKey;
  const canBeReplaced = isReplacedAt !== undefined;
  const isReplaced = useEffectEvent((location: ReplacingLocation) => isReplacedAt?.(location) ?? false);
  useEffect(() => {
    if (!isDirty) return;
    return holdUnsaved({
      id,
      key,
      name: name ?? null,
      isCached,
      titleKey,
      hasDraft,
      isReplacedAt: canBeReplaced ? (location) => isReplaced(location) : undefined,
    });
  }, [isDirty, id, key, name, isCached, titleKey, hasDraft, canBeReplaced]);
}

/** Keys of the pages with unsaved work, whose tabs are marked (R065). */
export function useUnsavedKeys(): ReadonlySet<string> {
  const entries = useStore(unsavedStore, (state) => state.entries);
  return useMemo(() => new Set(entries.map(({ key }) => key)), [entries]);
}
