/** How the fields of a notice are displayed; the values themselves stay as the server sent them. */

/** Tag color of the column: green for column 1, as number or text, blue for the rest (R134, A7). */
export const noticeTone = (columnCode: unknown): 'green' | 'blue' =>
  String(columnCode ?? '') === '1' ? 'green' : 'blue';

/** Content longer than this, in characters of the raw text, opens in the wide dialog (R116, A9). */
const LONG_CONTENT_LENGTH = 300;

/** Whether a notice's content needs the wide dialog (R116). */
export const isLongContent = (content: string | null | undefined): boolean =>
  (content ?? '').length > LONG_CONTENT_LENGTH;

/** How long a notice counts as new. Older ones get no unread dot, so that a new session is not full of them. */
const NOTICE_NEWS_DAYS = 7;

/** Whether a notice published at `publishedAt` (epoch milliseconds, null when unknown) is still new. */
export const isNews = (publishedAt: number | null, now: number): boolean =>
  publishedAt !== null && now - publishedAt < NOTICE_NEWS_DAYS * 24 * 60 * 60 * 1000;
