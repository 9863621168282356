import { endpoints, plainEndpoints } from './_data/define';
import { failure } from './_data/envelope';
import { icon } from './_data/files/pictures';
import { sendBytes, sendFile } from './_data/files/send';
import { findFile, keepUpload } from './_data/files/store';
import { EXPIRED_FILE_ID } from './_data/seeds/notice-files';

const MISSING = { msg: '文件不存在' };

export default {
  ...endpoints('base', {
    'POST /system/fileInfoUpload/upload': ({ files }) => keepUpload(files[0]),
    'POST /api/common/uploadFile': ({ files }) => keepUpload(files[0]),
  }),
  // File addresses carry no token (A25): ids are the same, or unique, in all datasets.
  ...plainEndpoints({
    'GET /_files/icons/:code': (request, response) => {
      const drawing = icon(request.params.code ?? '');
      if (drawing) sendBytes(response, drawing, 'image/svg+xml');
      else response.status(404).json(MISSING);
    },
    'GET /_files/:id': (request, response) => {
      const id = request.params.id ?? '';
      // As some servers do: an error envelope with HTTP 200 instead of the bytes (R285).
      if (id === EXPIRED_FILE_ID) response.json(failure('base', '0', '文件已失效，请联系发布人重新上传'));
      else {
        const file = findFile(id);
        if (file) sendFile(response, file);
        else response.status(404).json(MISSING);
      }
    },
  }),
};
