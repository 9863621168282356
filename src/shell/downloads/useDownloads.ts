import { createContext, use, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { usePageVisible } from '@/utils/pageVisibility';
import type { DownloadsHandle, DownloadState } from './createDownloads';
import { portalDownloads } from './portalDownloads';

/** Whose downloads these are: the window's, or those of a test. */
export const Downloads = createContext<DownloadsHandle>(portalDownloads);

/** Starts downloads and gives them up. When their page is left they go on, and the tray shows them (R009, B15). */
export const useDownloads = (): DownloadsHandle => use(Downloads);

/** The same files are the same list, however often it is made. */
function useSameUris(uris: readonly string[]): readonly string[] {
  const key = uris.join('\n');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says it all
  return useMemo(() => uris, [key]);
}

/** How far these files are. Only a step of one of them draws anew what asks. */
export function useDownloadStates(uris: readonly string[]): readonly (DownloadState | undefined)[] {
  const { store } = useDownloads();
  const files = useSameUris(uris);
  return useStore(
    store,
    useShallow(({ downloads }) => files.map((uri) => downloads.get(uri)?.state)),
  );
}

/** Marks these files as shown here: while the component is on the visible page, the tray leaves them out. */
export function useShownDownloads(uris: readonly string[]): void {
  const { show } = useDownloads();
  const isOnScreen = usePageVisible();
  const files = useSameUris(uris);
  // Before anything is painted: the tray would be seen for a moment.
  useLayoutEffect(() => (isOnScreen ? show(files) : undefined), [isOnScreen, show, files]);
}

/** Progress of the one file that a row shows. */
export function useDownloadState(uri: string): DownloadState | undefined {
  useShownDownloads([uri]);
  return useDownloadStates([uri])[0];
}
