import { useEffect, useId } from 'react';
import { usePageIdentity } from '../pageIdentity';
import { holdUnsaved } from './unsavedStore';

interface UnsavedWorkOptions {
  /** What the question calls it; without one the name of the tab. */
  name?: string;
  /** A draft of it stays when the page is closed: the question says so. */
  isDraftKept?: boolean;
}

/**
 * The page holds work that is not saved: closing its tab, leaving it when it is not kept, reloading or closing the
 * window and a chosen sign-out ask first. A sign-out by force never does.
 */
export function useUnsavedWork(isDirty: boolean, { name, isDraftKept = false }: UnsavedWorkOptions = {}): void {
  const id = useId();
  const page = usePageIdentity();
  const key = page?.key ?? '';
  const isKept = page?.isKept ?? false;
  const titleKey = page?.titleKey;
  useEffect(() => {
    if (!isDirty) return;
    return holdUnsaved({ id, key, name: name ?? null, isKept, titleKey, isDraftKept });
  }, [isDirty, id, key, name, isKept, titleKey, isDraftKept]);
}
