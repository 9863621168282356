export { getLanguage, onLanguageChange, setLanguage, useLanguage } from './language';
export { getStartPage, setStartPage } from './startPage';
export { LANGUAGES, START_PAGES, type Language, type StartPage } from '@/domain/preferences';
