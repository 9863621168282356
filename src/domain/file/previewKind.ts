// Which files can be looked at in the page (B14, R048). Judged by the name's ending; what may carry script (drawings as
// SVG, pages) is no kind of picture or text here and can only be downloaded (T16).

/** How a file is shown. */
export type PreviewKind = 'pdf' | 'image' | 'text';

const kinds: Readonly<Record<PreviewKind, readonly string[]>> = {
  pdf: ['pdf'],
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'avif'],
  text: ['txt', 'csv', 'log', 'md', 'json'],
};

/** Larger files are only downloaded: looking at one would cost more than it helps. */
export const PREVIEW_LIMIT_BYTES = 20 * 1024 * 1024;

/** How a file of this name is shown; null for one that can only be downloaded. */
export function previewKindOf(name: string): PreviewKind | null {
  const ending = /\.([a-z0-9]+)\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const found = (Object.keys(kinds) as PreviewKind[]).find((kind) => kinds[kind].includes(ending));
  return found ?? null;
}
