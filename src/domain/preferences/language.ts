/** The two languages of the portal. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether a stored value names one of the languages. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The kept choice, else Chinese for every kind of Chinese browser, else English. */
export const chooseLanguage = (stored: unknown, browserLanguage: string | undefined): Language => {
  if (isLanguage(stored)) return stored;
  return /^zh/i.test(browserLanguage ?? '') ? 'zh-CN' : 'en-US';
};
