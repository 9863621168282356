const BYTES = 8;

/** cyrb53, for insecure contexts, where the browser has no `crypto.subtle`. */
function checksum(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/**
 * Returns a short fingerprint of a text: it distinguishes contents and is not a security measure. The browser's digest
 * runs off the main thread, which is busy while a micro-app opens.
 */
export async function fingerprint(text: string): Promise<string> {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) return checksum(text);
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)), 0, BYTES);
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
