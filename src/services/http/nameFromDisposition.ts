/** File name of a `Content-Disposition` header, `filename*` first; undefined if it has none. */
export function nameFromDisposition(header: string | null): string | undefined {
  if (!header) return undefined;
  const extended = /filename\*\s*=\s*([\w-]+)'[^']*'([^;]+)/i.exec(header);
  if (extended?.[1]?.toLowerCase() === 'utf-8' && extended[2]) {
    try {
      return decodeURIComponent(extended[2].trim());
    } catch {
      // Broken encoding: fall back to the plain name.
    }
  }
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header);
  if (quoted?.[1]) return quoted[1].replace(/\\(.)/g, '$1');
  return /filename\s*=\s*([^;"\s]+)/i.exec(header)?.[1];
}
