/** The address as seen from another one; null when it is none. */
export function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
