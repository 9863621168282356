import { useEffect, useId } from 'react';
import { usePageIdentity } from '../pageIdentity';
import { holdUnsaved } from './unsavedStore';

interface UnsavedWorkOptions {
  /** What the question calls it; without one the name of the tab. */
  name?: string;
  /** A draft survives closing the page; the question says so. */
  hasDraft?: boolean;
}

/**
 * The page holds work that is not saved: closing its tab, leaving it when it is not cached, reloading or closing the
 * window and a chosen sign-out ask first. A sign-out by force never does.
 */
export function useUnsavedWork(isDirty: boolean, { name, hasDraft = false }: UnsavedWorkOptions = {}): void {
  const id = useId();
  const page = usePageIdentity();
  const key = page?.key ?? '';
  const isCached = page?.isCached ?? false;
  const titleKey = page?.titleKey;
  useEffect(() => {
    if (!isDirty) return;
    return holdUnsaved({ id, key, name: name ?? null, isCached, titleKey, hasDraft });
  }, [isDirty, id, key, name, isCached, titleKey, hasDraft]);
}
