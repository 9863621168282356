export { percentOf } from './percent';
export { useDownloadAll } from './useDownloadAll';
export { useDownloads, type Downloads, type DownloadFile, type DownloadState, type Transfer } from './useDownloads';
