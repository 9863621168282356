import type { UploadedFile } from '@/domain/file/assumed';
import { fileEndpoints } from './endpoints/files';
import { sendFile, type TransferOptions } from './http';

export { readFile, type DownloadRequest } from './http';

/** Uploads an image or attachment of a notice or manual (R208). */
export const uploadFile = (file: File, options?: TransferOptions): Promise<UploadedFile> =>
  sendFile(fileEndpoints.uploadFile, file, options);

/** Uploads any other file (R209). */
export const uploadCommonFile = (file: File, options?: TransferOptions): Promise<UploadedFile> =>
  sendFile(fileEndpoints.uploadCommonFile, file, options);
