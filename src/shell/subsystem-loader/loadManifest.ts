import { SubsystemError } from '@/domain/subsystem/failure';
import { isRecord } from '@/domain/wire/json';
import { fetchText } from './fetchText';

/** Name of the file that lists the files of a release with their hashes. */
const MANIFEST = 'portal-manifest.json';

/** Returns the hash of a file of the release; throws when the release has no such file. */
export type IntegrityOf = (address: string) => string;

/**
 * Loads the manifest of a release (`portal publish` writes it), after its own hash was compared. Only what it lists may
 * be loaded.
 *
 * @param entry - Address of the page.
 * @param integrity - Hash of the manifest, from the registry.
 */
export async function loadManifest(entry: string, integrity: string, signal: AbortSignal): Promise<IntegrityOf> {
  const folder = new URL('.', entry).href;
  const address = folder + MANIFEST;
  const text = await fetchText(address, 'manifest', { signal, cache: 'default', integrity });
  const manifest: unknown = JSON.parse(text);
  const files = isRecord(manifest) && isRecord(manifest.files) ? manifest.files : {};
  return (wanted) => {
    const { origin, pathname } = new URL(wanted);
    const url = origin + pathname;
    const path = url.startsWith(folder) ? decodeURIComponent(url.slice(folder.length)) || 'index.html' : '';
    const hash = Object.hasOwn(files, path) ? files[path] : undefined;
    if (typeof hash !== 'string') throw new SubsystemError({ kind: 'integrity', address: url });
    return hash;
  };
}
