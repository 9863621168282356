import { downloadFile } from '@/services/http';
import { reportFailure } from '@/shell/feedback';
import { createDownloads } from './createDownloads';

/** The downloads of this window; in the background because the row or the tray shows their progress (R285). */
export const portalDownloads = createDownloads(
  (file, options) => downloadFile({ ...file, ...options, quiet: true }),
  reportFailure,
);
