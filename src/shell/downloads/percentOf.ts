import type { DownloadState } from './createDownloads';

/** Text for a running download: its percentage, or three dots while the size is unknown. */
export function percentOf(state: DownloadState | undefined): string | null {
  if (state?.kind !== 'running') return null;
  return state.fraction === null ? '…' : `${Math.floor(Math.min(1, Math.max(0, state.fraction)) * 100)}%`;
}
