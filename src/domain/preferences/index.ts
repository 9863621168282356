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

/** Pages that can be the start page, the default first. */
export const START_PAGES = [
  '/home',
  '/mainApp/todoList',
  '/mainApp/messageList',
  '/mainApp/noticeList',
  '/mainApp/allManual',
] as const;
export type StartPage = (typeof START_PAGES)[number];

/** Whether a stored value is one of them. */
export const isStartPage = (value: unknown): value is StartPage => START_PAGES.includes(value as StartPage);
