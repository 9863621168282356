import { uploadedFile, type UploadedFile } from '@/domain/file/assumed';
import { sendFile, type TransferOptions } from './http';
import { upload } from './http/endpoint';

/** Upload endpoints; downloads use the address in a record and have no endpoint here (R285). */
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
