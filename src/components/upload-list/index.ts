export { UploadRow } from './UploadRow';
export { UploadList, type UploadListProps } from './UploadList';
export { isEnding, refusalOf, type FileLimits, type Refusal } from './refusalOf';
export { useUploads, type SendFile, type Upload, type Uploads } from './useUploads';
