import type { UnsavedSource } from '@/shell/unsaved';
import type { DownloadsHandle } from './createDownloads';

/** The running downloads, which closing the window would abort (B15). */
export const runningDownloads = ({ store }: Pick<DownloadsHandle, 'store'>): UnsavedSource => ({
  list: () =>
    [...store.getState().downloads.values()]
      .filter(({ state }) => state.kind === 'running')
      .map(({ file }) => ({ name: file.name, isDownload: true })),
  subscribe: store.subscribe,
});
