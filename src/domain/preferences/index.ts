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

/** Dark on light, or light on dark. */
export type ColorScheme = 'light' | 'dark';

/** How the portal is drawn; `system` follows the setting of the operating system. */
export const COLOR_SCHEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof COLOR_SCHEME_CHOICES)[number];

/** Whether a stored value is one of them. */
export const isColorSchemeChoice = (value: unknown): value is ColorSchemeChoice =>
  COLOR_SCHEME_CHOICES.includes(value as ColorSchemeChoice);

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
