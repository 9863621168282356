import { useRef } from 'react';
import type { DownloadFile, Downloads } from './useDownloads';

/**
 * Downloads files one after the other: browsers hold back a page that saves many at once. Who gives one up, or leaves
 * the page, gives up the rest; who asks again while they come gets none of them twice (F41).
 */
export function useDownloadAll(downloads: Downloads): (files: readonly DownloadFile[]) => Promise<void> {
  const isBusy = useRef(false);
  return async (files) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (const file of files) if (!(await downloads.start(file))) return;
    } finally {
      isBusy.current = false;
    }
  };
}
