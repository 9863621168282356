/** Limits of an upload field. */
export interface FileLimits {
  /** Maximum number of files. */
  count?: number;
  /** Maximum size of one file in bytes. */
  bytes: number;
  /** Extensions without the dot; any when undefined. */
  extensions?: readonly string[];
}

/** Why a file is rejected. */
export type FileRefusal = 'extension' | 'empty' | 'tooLarge' | 'twice' | 'tooMany';

/** Whether a file name has one of the extensions. */
export const hasExtension = (name: string, extensions: readonly string[]): boolean =>
  extensions.includes(/\.([a-z0-9]+)\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '');

/**
 * Returns why a file is rejected before the upload (F35); undefined when it is accepted.
 *
 * @param present - The files that are uploaded already or being uploaded.
 */
export function refusalOf(
  file: { name: string; size: number },
  { count = Infinity, bytes, extensions }: FileLimits,
  present: readonly { name: string; size?: number }[],
): FileRefusal | undefined {
  if (extensions && !hasExtension(file.name, extensions)) return 'extension';
  if (file.size === 0) return 'empty';
  if (file.size > bytes) return 'tooLarge';
  if (present.some(({ name, size }) => name === file.name && (size === undefined || size === file.size)))
    return 'twice';
  return present.length >= count ? 'tooMany' : undefined;
}
