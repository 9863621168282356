import type { Translate, TextKey } from '@/locales/text';

/** Text of an end's code; empty for one that is not known. */
export const endText = (t: Translate, code: string): string =>
  ['1', '2', '3'].includes(code) ? t(`notices.end.${code}` as TextKey) : '';
