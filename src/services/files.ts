import { uploadedFile, type UploadedFile } from '@/domain/file/schema';
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

export { readFile } from './http';

/** Fills in from the file what the response lacks (A40). */
const withSent = (uploaded: UploadedFile, { name, size }: File) => ({
  ...uploaded,
  originalFilename: uploaded.originalFilename || name,
  size: uploaded.size ?? size,
});

/** Uploads an image or attachment of a notice or manual (R208). */
export const uploadFile = async (file: File, options?: TransferOptions) =>
  withSent(await sendFile(fileEndpoints.uploadFile, file, options), file);

/** Uploads any other file (R209). */
export const uploadCommonFile = async (file: File, options?: TransferOptions) =>
  withSent(await sendFile(fileEndpoints.uploadCommonFile, file, options), file);
