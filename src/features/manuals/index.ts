export { ManualEditor } from './edit/ManualEditor';
export { ManualDownloads } from './home/ManualDownloads';
export { AllManuals } from './list/AllManuals';
