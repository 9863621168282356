import { extensionOf } from './extensionOf';

const extensions = {
  pdf: ['pdf'],
  word: ['doc', 'docx', 'wps', 'rtf'],
  excel: ['xls', 'xlsx', 'et', 'csv'],
  slides: ['ppt', 'pptx', 'dps'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'avif', 'svg', 'tif', 'tiff', 'heic'],
  video: ['mp4', 'mov', 'avi', 'mkv', 'webm', 'wmv', 'm4v'],
  audio: ['mp3', 'wav', 'm4a', 'aac', 'amr', 'ogg'],
  text: ['txt', 'log', 'md', 'json'],
  archive: ['zip', 'rar', '7z', 'tar', 'gz'],
} as const satisfies Record<string, readonly string[]>;

/** What a file is, in the words of a person. */
export type FileKind = keyof typeof extensions;

/** The kind of a file with this name; null when its extension is unknown. */
export function fileKindOf(name: string): FileKind | null {
  const extension = extensionOf(name);
  const kinds = Object.keys(extensions) as FileKind[];
  return kinds.find((kind) => (extensions[kind] as readonly string[]).includes(extension)) ?? null;
}
