/** The two languages of the portal. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether a stored value is one of the languages. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The stored choice, else Chinese for any Chinese browser locale, else English. */
export const chooseLanguage = (stored: unknown, browserLanguage: string | undefined): Language => {
  if (isLanguage(stored)) return stored;
  return /^zh/i.test(browserLanguage ?? '') ? 'zh-CN' : 'en-US';
};
