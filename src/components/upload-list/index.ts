export { Refusals, useRefusals } from './Refusals';
export { UploadRows } from './UploadRow';
export { UploadList } from './UploadList';
export { hasExtension } from './refusalOf';
export { useNewestFiles, useReportPending } from './useFileField';
export { useRowFocus } from './useRowFocus';
export { useUploads, type SendFile } from './useUploads';
