import { downloadFile } from '@/services/http';
import { reportFailure } from '@/shell/feedback';
import type { UnsavedSource } from '@/shell/unsaved-work';
import { createDownloads, type DownloadsHandle } from './createDownloads';

/** The downloads of this window; in the background because the row or the tray shows their progress (R285). */
export const portalDownloads = createDownloads(
  (file, options) => downloadFile({ ...file, ...options, quiet: true }),
  reportFailure,
);

/** The running downloads, which closing the window would abort (B15). */
export const runningDownloads = ({ store }: Pick<DownloadsHandle, 'store'>): UnsavedSource => ({
  list: () =>
    [...store.getState().downloads.values()]
      .filter(({ state }) => state.kind === 'running')
      .map(({ file }) => ({ name: file.name, isDownload: true })),
  subscribe: store.subscribe,
});
