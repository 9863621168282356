/** Longest name of a saved file, in characters. */
const LONGEST_NAME = 200;
/** Longest ending that is kept when a name is cut. */
const LONGEST_ENDING = 20;
const FALLBACK_NAME = 'download';

// Control characters, marks that turn or hide text, and unpaired halves of characters.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const RESERVED = /[/\\:*?"<>|]/g;
// Names that Windows keeps for devices, whatever their ending.
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name under which a file can be saved anywhere and which reads as what it is (T16). */
export function safeFileName(name: string): string {
  const cleaned = name
    .replace(INVISIBLE, '')
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
  const ending = dot > 0 && characters.length - dot <= LONGEST_ENDING ? characters.slice(dot) : [];
  return [...characters.slice(0, LONGEST_NAME - ending.length), ...ending].join('');
}

/** Time the browser gets to start saving before the address is taken back. */
const REVOKE_DELAY_MS = 1_000;

/** Hands a blob to the browser to save, under a name that is safe everywhere. */
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
