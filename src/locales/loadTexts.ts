/**
 * Texts are chunks, two for each language: those of the frame and of the home page, which the first screen waits for,
 * and those of the other pages and of dialogs, which wait for them themselves (`retryableLoad`).
 */
import { addLocale, getIntl } from '@umijs/max';

type Language = 'zh-CN' | 'en-US';
type Part = 'shell' | 'pages';
type Texts = Record<string, string>;

const texts: Record<Part, Record<Language, () => Promise<{ default: Texts }>>> = {
  shell: {
    'zh-CN': () => import(/* webpackChunkName: "texts-zh-CN" */ './zh-CN/shell'),
    'en-US': () => import(/* webpackChunkName: "texts-en-US" */ './en-US/shell'),
  },
  pages: {
    'zh-CN': () => import(/* webpackChunkName: "page-texts-zh-CN" */ './zh-CN/pages'),
    'en-US': () => import(/* webpackChunkName: "page-texts-en-US" */ './en-US/pages'),
  },
};

/** A key of each part. */
const SAMPLE = { shell: 'app.title', pages: 'list.total' };

const has = (language: Language, part: Part) => SAMPLE[part] in getIntl(language).messages;

/** Whether all texts of a language are loaded. */
export const hasTexts = (language: Language): boolean => has(language, 'shell') && has(language, 'pages');

/** Loads the texts of the frame and of the home page unless they are loaded; after a failure it can be called again. */
export async function loadShellTexts(language: Language): Promise<void> {
  if (has(language, 'shell')) return;
  const { default: messages } = await texts.shell[language]();
  // Umi keeps what else it knows of the language.
  addLocale(language, messages, {} as Parameters<typeof addLocale>[2]);
}

/** The same for the texts of pages and dialogs, before or after those of the shell. */
export async function loadPageTexts(language: Language): Promise<void> {
  if (has(language, 'pages')) return;
  const { default: messages } = await texts.pages[language]();
  // In place: `addLocale` would render the whole portal again, and nothing on the screen uses these texts yet.
  Object.assign(getIntl(language).messages, messages);
}

/** Loads all texts of a language. */
export async function loadTexts(language: Language): Promise<void> {
  await loadShellTexts(language);
  await loadPageTexts(language);
}
