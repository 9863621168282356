export { chooseLanguage, isLanguage, LANGUAGES, type Language } from './language';
