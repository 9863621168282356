export {
  createDownloads,
  type DownloadFile,
  type DownloadsHandle,
  type DownloadState,
  type Transfer,
} from './createDownloads';
export { DownloadTray } from './DownloadTray';
export { portalDownloads } from './portalDownloads';
export { percentOf } from './percentOf';
export { useDownloads, type Downloads } from './useDownloads';
