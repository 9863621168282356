export {
  createDownloads,
  type DownloadFile,
  type DownloadsHandle,
  type DownloadState,
  type Transfer,
} from './createDownloads';
export { DownloadAll } from './DownloadAll';
export { DownloadLine } from './DownloadLine';
export { DownloadTray } from './DownloadTray';
export { portalDownloads } from './portalDownloads';
export {
  Downloads,
  percentOf,
  useDownloadState,
  useDownloadStates,
  useDownloads,
  useShownDownloads,
} from './useDownloads';
