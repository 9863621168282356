/** Whether an author's markup sets colors: it was written on white, and is shown on it in a dark page, too. */
export const hasOwnColors = (html: string): boolean => /<\w[^>]*\b(?:bg)?color\s*[:=]/i.test(html);
