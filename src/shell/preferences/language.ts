/** Language of the portal: the browser's at first, then the person's choice, changed without a reload. */
import { setLocale } from '@umijs/max';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { chooseLanguage, isLanguage, type Language } from '@/domain/preferences';
import { hasTexts, loadTexts } from '@/locales/loadTexts';
import { localArea } from '@/utils/storage';
import { setTimeLanguage } from '@/utils/time';

const readStored = () => localArea.read('portal.language', (value) => (isLanguage(value) ? value : undefined));

// A preference, not part of the session: sign-out keeps it.
const languageStore = createStore<{ language: Language }>(() => {
  const language = chooseLanguage(readStored(), navigator.language);
  document.documentElement.lang = language;
  setTimeLanguage(language);
  return { language };
});

/** The current language. */
export const getLanguage = (): Language => languageStore.getState().language;

/** The current language, for components. */
export const useLanguage = (): Language => useStore(languageStore, ({ language }) => language);

/** Calls the listener when the language has changed. Returns the unsubscribe function. */
export const onLanguageChange = (listener: (language: Language) => void): (() => void) =>
  languageStore.subscribe(({ language }) => listener(language));

/** The one chosen last: the texts of an earlier choice may still be loading. */
let chosen: Language | undefined;

/**
 * Changes the language of the visible page and stores the choice, as soon as the texts are loaded. Rejects if they are
 * not; nothing changes then.
 */
export async function setLanguage(language: Language): Promise<void> {
  chosen = language;
  if (!hasTexts(language)) await loadTexts(language);
  if (language !== chosen || language === getLanguage()) return;
  // First: Umi compares with the language in use and does nothing when they are equal.
  setLocale(language, false);
  // Before the rerender: the module that formats times notifies nothing of its language.
  setTimeLanguage(language);
  // Before the listeners: the fonts follow it.
  document.documentElement.lang = language;
  languageStore.setState({ language });
  localArea.write('portal.language', language);
}
