import { addLocale, getIntl } from '@umijs/max';

type Language = 'zh-CN' | 'en-US';

const texts: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  'zh-CN': () => import(/* webpackChunkName: "texts-zh-CN" */ './zh-CN/all'),
  'en-US': () => import(/* webpackChunkName: "texts-en-US" */ './en-US/all'),
};

/** Whether the texts of a language are loaded. */
export const hasTexts = (language: Language): boolean => 'app.title' in getIntl(language).messages;

/** Loads the texts of a language unless they are loaded; after a failure it can be called again. */
export async function loadTexts(language: Language): Promise<void> {
  if (hasTexts(language)) return;
  const { default: messages } = await texts[language]();
  // Umi keeps what else it knows of the language.
  addLocale(language, messages, {} as Parameters<typeof addLocale>[2]);
}
