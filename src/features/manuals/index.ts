export { ManualDownloads } from './ManualDownloads';
