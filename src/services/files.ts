import { uploadedFile, type UploadedFile } from '@/domain/file/assumed';
import { sendFile, type TransferOptions } from './http';
import { upload } from './http/endpoint';

/** Calls that send a file; one that fetches a file has an address of its own and no entry here (R285). */
export const fileEndpoints = {
  uploadFile: upload<UploadedFile>({
    row: 'R208',
    name: 'uploadFile',
    path: '/system/fileInfoUpload/upload',
    response: uploadedFile,
  }),
  uploadCommonFile: upload<UploadedFile>({
    row: 'R209',
    name: 'uploadCommonFile',
    path: '/api/common/uploadFile',
    response: uploadedFile,
  }),
};

export { readFile, type DownloadRequest } from './http';

/** Uploads an image or attachment of a notice or manual (R208). */
export const uploadFile = (file: File, options?: TransferOptions): Promise<UploadedFile> =>
  sendFile(fileEndpoints.uploadFile, file, options);

/** Uploads any other file (R209). */
export const uploadCommonFile = (file: File, options?: TransferOptions): Promise<UploadedFile> =>
  sendFile(fileEndpoints.uploadCommonFile, file, options);
