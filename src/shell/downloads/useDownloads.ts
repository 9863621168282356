import { createContext, use, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { usePageVisibility, whileShown } from '@/utils/pageVisibility';
import type { DownloadState, DownloadsHandle } from './createDownloads';
import { portalDownloads } from './portalDownloads';

/** The downloads of the window; tests provide their own. */
export const Downloads = createContext<DownloadsHandle>(portalDownloads);

/** Starts and cancels downloads. They continue when their page is left, and the tray shows them (R009, B15). */
export const useDownloads = (): DownloadsHandle => use(Downloads);

/** Returns the same array for the same URIs, so that effects do not run again. */
function useSameUris(uris: readonly string[]): readonly string[] {
  const key = uris.join('\n');
  // oxlint-disable-next-line react/exhaustive-deps -- the key says it all
  return useMemo(() => uris, [key]);
}

/** Progress of these files. Rerenders only when one of them changes. */
export function useDownloadStates(uris: readonly string[]): readonly (DownloadState | undefined)[] {
  const { store } = useDownloads();
  const files = useSameUris(uris);
  return useStore(
    store,
    useShallow(({ downloads }) => files.map((uri) => downloads.get(uri)?.state)),
  );
}

/** Marks these files as shown here: while the component is on the visible page, the tray omits them. */
export function useShownDownloads(uris: readonly string[]): void {
  const { show } = useDownloads();
  const visibility = usePageVisibility();
  const files = useSameUris(uris);
  // Layout effect: after painting, the tray would flash. Subscribed, so that a switch of pages renders no row.
  useLayoutEffect(() => whileShown(visibility, () => show(files)), [visibility, show, files]);
}

/** Progress of the one file that a row shows. */
export function useDownloadState(uri: string): DownloadState | undefined {
  useShownDownloads([uri]);
  return useDownloadStates([uri])[0];
}

/** Text for a running download: its percentage, or three dots while the size is unknown. */
export function percentOf(state: DownloadState | undefined): string | null {
  if (state?.kind !== 'running') return null;
  return state.fraction === null ? '…' : `${Math.floor(Math.min(1, Math.max(0, state.fraction)) * 100)}%`;
}
