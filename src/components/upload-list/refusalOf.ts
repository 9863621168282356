/** What may be uploaded. */
export interface FileLimits {
  /** Files altogether. */
  count?: number;
  /** Bytes of one file. */
  bytes: number;
  /** Endings without the dot; nothing: any. */
  endings?: readonly string[];
}

/** Why a file is not taken. */
export type Refusal = 'ending' | 'empty' | 'tooLarge' | 'twice' | 'tooMany';

/** Whether a name ends like one of these. */
export const isEnding = (name: string, endings: readonly string[]): boolean =>
  endings.includes(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '');

/**
 * Why a file is refused before it is sent (F35); undefined when it may be.
 *
 * @param present - The files that are there already, or on their way.
 */
export function refusalOf(
  file: { name: string; size: number },
  { count = Infinity, bytes, endings }: FileLimits,
  present: readonly { name: string; size?: number }[],
): Refusal | undefined {
  if (endings && !isEnding(file.name, endings)) return 'ending';
  if (file.size === 0) return 'empty';
  if (file.size > bytes) return 'tooLarge';
  if (present.some(({ name, size }) => name === file.name && (size === undefined || size === file.size)))
    return 'twice';
  return present.length >= count ? 'tooMany' : undefined;
}
