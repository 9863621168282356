export { Refusals, useRefusals } from './Refusals';
export { UploadRows } from './UploadRow';
export { UploadList, type UploadListProps } from './UploadList';
export { isEnding, type FileLimits } from './refusalOf';
export { useNewestFiles, useReportPending } from './useFileField';
export { useUploads, type SendFile, type Upload, type Uploads } from './useUploads';
