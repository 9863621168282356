import { randomUUID } from 'node:crypto';
import type { UploadedPart } from '../http';
import { BusinessError } from '../envelope';

/** A file that can be downloaded under `/_files/<id>`. */
export interface StoredFile {
  id: string;
  originalFilename: string;
  contentType: string;
  /** Shown in the page (images) instead of saved. */
  inline: boolean;
  /** Sent in small chunks, so that progress is visible and a download can be canceled. */
  slow?: boolean;
  bytes: () => Buffer;
}

/** A file in a response; `downloadUri` never needs a token (A25). */
export interface FileReference {
  id: string;
  downloadUri: string;
  originalFilename: string;
  filename: string;
  size: number;
}

const LARGEST_UPLOAD_BYTES = 100 * 1024 * 1024;
/** Uploads of all datasets; the oldest are dropped first. */
const UPLOADS_MAX_BYTES = 256 * 1024 * 1024;

const holder = globalThis as unknown as { __portalMockUploads__?: Map<string, StoredFile> };
const uploads = (holder.__portalMockUploads__ ??= new Map());

/** Files of the seeds, the same in every dataset; rebuilt when the mock files are reloaded. */
const catalog = new Map<string, StoredFile>();
const sizes = new Map<string, number>();

const CONTENT_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

const INLINE_TYPES = new Set(['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp']);

const extensionOf = (name: string) => /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Content type by file name; unknown extensions are application/octet-stream. */
const contentTypeOf = (name: string): string => CONTENT_TYPES[extensionOf(name)] ?? 'application/octet-stream';

/** Adds a seed file to the catalog and returns its form in responses. */
export function addFile(id: string, originalFilename: string, bytes: () => Buffer, slow = false): FileReference {
  const contentType = contentTypeOf(originalFilename);
  catalog.set(id, { id, originalFilename, contentType, inline: INLINE_TYPES.has(contentType), slow, bytes });
  return referenceTo(id)!;
}

/** An existing file as it appears in responses. */
export function referenceTo(id: string): FileReference | undefined {
  const file = findFile(id);
  if (!file) return undefined;
  const size = sizes.get(id) ?? file.bytes().length;
  sizes.set(id, size);
  return {
    id,
    downloadUri: `/_files/${id}`,
    originalFilename: file.originalFilename,
    filename: `${id}.${extensionOf(file.originalFilename) || 'bin'}`,
    size,
  };
}

/** The file with an id, from the seeds or uploaded. */
export const findFile = (id: string): StoredFile | undefined => catalog.get(id) ?? uploads.get(id);

/** Restores a file name: browsers send UTF-8, some versions of multer decode it as Latin-1. */
function readName(name: string): string {
  if (!/^[\u0000-\u00ff]*$/.test(name)) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(name, 'latin1'));
  } catch {
    return name;
  }
}

/** Stores an uploaded file in memory. Its id is unguessable: knowing it is enough to download it, in any dataset. */
export function keepUpload(part: UploadedPart | undefined): FileReference {
  if (!part) throw new BusinessError('请选择要上传的文件');
  if (part.size === 0) throw new BusinessError('文件内容为空，请重新选择');
  if (part.size > LARGEST_UPLOAD_BYTES) throw new BusinessError('文件不能超过100MB');
  const originalFilename = readName(part.originalname);
  const id = randomUUID();
  const contentType = contentTypeOf(originalFilename);
  // SVG may contain scripts: uploads are never shown inline.
  const inline = INLINE_TYPES.has(contentType) && contentType !== 'image/svg+xml';
  uploads.set(id, { id, originalFilename, contentType, inline, bytes: () => part.buffer });
  let total = [...uploads.values()].reduce((sum, file) => sum + file.bytes().length, 0);
  for (const [oldest, file] of uploads) {
    if (total <= UPLOADS_MAX_BYTES) break;
    total -= file.bytes().length;
    uploads.delete(oldest);
  }
  return referenceTo(id)!;
}
