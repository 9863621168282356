// Control characters, bidi and zero-width marks, and unpaired surrogates.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A file name as it is: without marks that hide part of it or reverse its extension (T16). */
export const visibleName = (name: string): string => name.replace(INVISIBLE, '');
