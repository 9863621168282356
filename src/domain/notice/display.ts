/** How the fields of a notice are shown; the values themselves stay as the server sent them. */

/** Colour of the column's tag: green for column 1, whether sent as number or text, blue for the rest (R134, A7). */
export const noticeTone = (columnCode: unknown): 'green' | 'blue' =>
  String(columnCode ?? '') === '1' ? 'green' : 'blue';

/** Text of a field of the preview, a dash when there is none; 0 is a sort number (R107, R110–R112). */
export function orDash(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? '-' : text;
}

/** Content longer than this, counted in characters of the raw text as sent, gets the wide dialog (R116, A9). */
export const LONG_CONTENT_LENGTH = 300;

/** Whether a notice's content needs the wide dialog (R116). */
export const isLongContent = (content: string | null | undefined): boolean =>
  (content ?? '').length > LONG_CONTENT_LENGTH;

/** A notice counts as news for this long; older ones get no unread dot, or a new session would be full of them. */
export const NOTICE_NEWS_DAYS = 7;

/** Whether a notice published at `publishedAt` (epoch milliseconds, null when unknown) is still news. */
export const isNews = (publishedAt: number | null, now: number): boolean =>
  publishedAt !== null && now - publishedAt < NOTICE_NEWS_DAYS * 24 * 60 * 60 * 1000;
