import { visibleName } from './visibleName';

/** Maximum length of a saved file's name, in characters. */
const LONGEST_NAME = 200;
/** Maximum length of an extension that is kept when a name is cut. */
const LONGEST_EXTENSION = 20;
const FALLBACK_NAME = 'download';

const RESERVED = /[/\\:*?"<>|]/g;
// Names that Windows reserves for devices, with any extension.
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A file name that is valid on all systems and shows the real extension (T16). */
export function safeFileName(name: string): string {
  const cleaned = visibleName(name)
    .replace(RESERVED, '_')
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(/^[.\s]+/, '');
  if (cleaned === '' || /^_+$/.test(cleaned)) return FALLBACK_NAME;
  return shorten(DEVICE.test(cleaned) ? `_${cleaned}` : cleaned);
}

function shorten(name: string): string {
  const characters = [...name];
  if (characters.length <= LONGEST_NAME) return name;
  const dot = characters.lastIndexOf('.');
  const extension = dot > 0 && characters.length - dot <= LONGEST_EXTENSION ? characters.slice(dot) : [];
  const start = characters.slice(0, LONGEST_NAME - extension.length).join('');
  return extension.length > 0 ? `${start}${extension.join('')}` : start.replace(/[.\s]+$/, '');
}

/** Time for the browser to start saving before the URL is revoked: Safari asks the person first. */
const REVOKE_DELAY_MS = 40_000;

/** Saves a blob as a file, under a name that is safe on all systems. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
