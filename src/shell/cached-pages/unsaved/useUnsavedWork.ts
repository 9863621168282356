import { useEffect, useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { useCurrentPage } from '../currentPage';
import { holdUnsaved, unsavedStore } from './unsavedStore';

interface UnsavedWorkOptions {
  /** Its name in the question; by default the name of the tab. */
  name?: string;
  /** A draft survives closing the page; the question says so. */
  hasDraft?: boolean;
  /**
   * Id of the edited record in the address (`?id=`), null for a new one. Given by a page with one form, which another
   * record replaces.
   */
  recordId?: string | null;
}

/**
 * Marks the page as unsaved: closing its tab, leaving it when it is not cached, replacing its form without a draft,
 * reloading or closing the window and signing out ask first. A forced sign-out never asks.
 */
export function useUnsavedWork(isDirty: boolean, { name, hasDraft = false, recordId }: UnsavedWorkOptions = {}): void {
  const id = useId();
  const page = useCurrentPage();
  const key = page?.key ?? '';
  const isCached = page?.isCached ?? false;
  const titleKey = page?.titleKey;
  useEffect(() => {
    if (!isDirty) return;
    return holdUnsaved({ id, key, name: name ?? null, isCached, titleKey, hasDraft, recordId });
  }, [isDirty, id, key, name, isCached, titleKey, hasDraft, recordId]);
}

/** Keys of the pages with unsaved work, whose tabs are marked (R065). */
export function useUnsavedKeys(): ReadonlySet<string> {
  const entries = useStore(unsavedStore, (state) => state.entries);
  return useMemo(() => new Set(entries.map(({ key }) => key)), [entries]);
}
