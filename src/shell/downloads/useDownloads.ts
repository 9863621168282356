import { createContext, use, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { usePageVisible } from '@/utils/pageVisibility';
import type { DownloadsHandle, DownloadState } from './createDownloads';
import { portalDownloads } from './portalDownloads';

/** Whose downloads these are: the window's, or those of a test. */
export const Downloads = createContext<DownloadsHandle>(portalDownloads);

/** Starts downloads and gives them up. When their page is left they go on, and the tray tells of them (R009, B15). */
export const useDownloads = (): DownloadsHandle => use(Downloads);

/**
 * How far these files are, for what tells of them on screen: as long as it is drawn on the page that is shown, the tray
 * is silent about them. Only a step of one of these files draws it again.
 */
export function useDownloadStates(uris: readonly string[]): readonly (DownloadState | undefined)[] {
  const { store, show } = useDownloads();
  const isOnScreen = usePageVisible();
  // The same files are the same list.
  const key = uris.join('\n');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- The key says it all.
  const files = useMemo(() => uris, [key]);

  useEffect(() => (isOnScreen ? show(files) : undefined), [isOnScreen, show, files]);
  return useStore(
    store,
    useShallow(({ downloads }) => files.map((uri) => downloads.get(uri)?.state)),
  );
}

/** How far one file is. */
export const useDownloadState = (uri: string): DownloadState | undefined => useDownloadStates([uri])[0];
