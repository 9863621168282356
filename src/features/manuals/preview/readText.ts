/**
 * The text of a file whose encoding nobody names: UTF-8 where the bytes are that, otherwise the encoding in which
 * Chinese Windows has always saved. A byte order mark is no text.
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
