// Which files can be previewed in the page (B14, R048), by file extension. Formats that can carry scripts (SVG, HTML)
// are neither images nor text here and can only be downloaded (T16).
import { extensionOf } from './extensionOf';

/** How a file is previewed. */
export type PreviewKind = 'pdf' | 'image' | 'text';

const kinds: Readonly<Record<PreviewKind, readonly string[]>> = {
  pdf: ['pdf'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'avif'],
  text: ['txt', 'csv', 'log', 'md', 'json'],
};

/** Larger files can only be downloaded: a preview would use too much memory. */
export const PREVIEW_LIMIT_BYTES = 20 * 1024 * 1024;

/** How a file with this name is previewed; null when it can only be downloaded. */
export function previewKindOf(name: string): PreviewKind | null {
  const extension = extensionOf(name);
  const found = (Object.keys(kinds) as PreviewKind[]).find((kind) => kinds[kind].includes(extension));
  return found ?? null;
}
