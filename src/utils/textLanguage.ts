const CHINESE = /\p{Script=Han}/u;

/**
 * Value of `lang` for a text of the server (a title, a name) on a page in another language, so that screen readers
 * pronounce it properly (WCAG 3.1.2); undefined where the language of the page fits.
 */
export const textLanguage = (text: string | null | undefined): 'zh-CN' | undefined =>
  text && !document.documentElement.lang.startsWith('zh') && CHINESE.test(text) ? 'zh-CN' : undefined;
