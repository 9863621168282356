/**
 * Decodes a text file of unknown encoding: as UTF-8 if the bytes are valid, otherwise in the default encoding of
 * Chinese Windows. A byte order mark is removed.
 */
export function readText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
    const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    return new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'gb18030').decode(bytes);
  }
}
