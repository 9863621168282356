import type { Translate, TextKey } from '@/locales/text';

/** Returns the text of a publishing target's code; empty for an unknown one. */
export const endText = (t: Translate, code: string): string =>
  ['1', '2', '3'].includes(code) ? t(`notices.end.${code}` as TextKey) : '';
