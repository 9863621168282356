/** What was typed into the search, with plain letters and single spaces. */
export const searchWords = (typed: string): string => typed.normalize('NFKC').trim().replace(/\s+/g, ' ');

/** Whether words tell one name from another: one letter is in nearly every name, one Chinese character is a word. */
export const isDistinctive = (words: string): boolean => /\p{Script=Han}|../u.test(words);
