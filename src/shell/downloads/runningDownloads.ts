import type { UnsavedWork } from '@/shell/feedback';
import { portalDownloads } from './portalDownloads';

/** The files on their way, for the questions before the portal itself ends the page. */
export const runningDownloads = (): UnsavedWork[] =>
  [...portalDownloads.store.getState().downloads.values()]
    .filter(({ state }) => state.kind === 'running')
    .map(({ file }) => ({ name: file.name, isDownload: true }));
