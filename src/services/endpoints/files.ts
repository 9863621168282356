import { uploadedFile, type UploadedFile } from '@/domain/file/assumed';
import { upload } from '../http/endpoint';

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
