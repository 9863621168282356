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

/** The name that a `Content-Disposition` header gives, `filename*` first; undefined when it gives none. */
export function nameFromDisposition(header: string | null): string | undefined {
  if (!header) return undefined;
  const extended = /filename\*\s*=\s*([\w-]+)'[^']*'([^;]+)/i.exec(header);
  if (extended?.[1]?.toLowerCase() === 'utf-8' && extended[2]) {
    try {
      return decodeURIComponent(extended[2].trim());
    } catch {
      // A broken encoding leaves the plain name.
    }
  }
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header);
  if (quoted?.[1]) return quoted[1].replace(/\\(.)/g, '$1');
  return /filename\s*=\s*([^;"\s]+)/i.exec(header)?.[1];
}
