export { percentOf } from './percent';
export { useDownloads, type Downloads, type DownloadFile, type DownloadState, type Transfer } from './useDownloads';
