export { isStartPage, START_PAGES, type StartPage } from './startPage';
export { chooseLanguage, isLanguage, LANGUAGES, type Language } from './language';
