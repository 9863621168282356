/** The language of the portal: the browser's at first, then the person's choice, changed without a reload. */
import { setLocale } from '@umijs/max';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { chooseLanguage, isLanguage, type Language } from '@/domain/preferences';
import { localArea } from '@/utils/storage';
import { setTimeLanguage } from '@/utils/time';

const readStored = () => localArea.read('portal.language', (value) => (isLanguage(value) ? value : undefined));

// A preference, not part of the session: signing out leaves it.
const languageStore = createStore<{ language: Language }>(() => {
  const language = chooseLanguage(readStored(), navigator.language);
  document.documentElement.lang = language;
  setTimeLanguage(language);
  return { language };
});

/** The language in use. */
export const getLanguage = (): Language => languageStore.getState().language;

/** The language in use, for components. */
export const useLanguage = (): Language => useStore(languageStore, ({ language }) => language);

/** Calls back when the language has changed; returns what stops it. */
export const onLanguageChange = (listener: (language: Language) => void): (() => void) =>
  languageStore.subscribe(({ language }) => listener(language));

/** Changes the language of everything on screen and keeps the choice. */
export function setLanguage(language: Language): void {
  if (language === getLanguage()) return;
  // Umi compares with the language still in use and does nothing when they agree: it has to come first.
  setLocale(language, false);
  // Before anything is drawn anew: moments are written by a module that tells nobody of its language.
  setTimeLanguage(language);
  languageStore.setState({ language });
  document.documentElement.lang = language;
  localArea.write('portal.language', language);
}
