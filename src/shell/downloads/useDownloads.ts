import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { usePageVisible } from '@/utils/pageVisibility';
import type { Download, DownloadFile, DownloadsHandle, DownloadState } from './createDownloads';
import { portalDownloads } from './portalDownloads';

/** Downloads as a region knows them, by address. */
export interface Downloads {
  stateOf(uri: string): DownloadState | undefined;
  /** Starts a file; settles when it has ended, false when it was given up. One that is on its way is left to itself. */
  start(file: DownloadFile): Promise<boolean>;
  /** Starts files one after the other; who gives one up gives up the rest. */
  startAll(files: readonly DownloadFile[]): Promise<void>;
  cancel(uri: string): void;
}

interface DownloadsOptions {
  /** False while the region is closed on a page that is on screen, as a dialog can be. */
  isShown?: boolean;
  handle?: DownloadsHandle;
}

const NONE: ReadonlyMap<string, Download> = new Map();

/**
 * The downloads, for a region that starts some and tells how far they are: each file at most once at a time, and each
 * can be given up (R009). When the region goes, or its page is left, they go on, and the tray tells of them.
 */
export function useDownloads({ isShown = true, handle = portalDownloads }: DownloadsOptions = {}): Downloads {
  const place = useId();
  const isPageVisible = usePageVisible();
  const isOnScreen = isShown && isPageVisible;
  // A page that nobody sees is not drawn anew with each step of a download.
  const downloads = useStore(handle.store, (state) => (isOnScreen ? state.downloads : NONE));

  useEffect(() => (isOnScreen ? handle.show(place) : undefined), [isOnScreen, handle, place]);

  return {
    stateOf: (uri) => downloads.get(uri)?.state,
    start: (file) => handle.start(file, place),
    startAll: (files) => handle.startAll(files, place),
    cancel: handle.cancel,
  };
}
