export { getLanguage, onLanguageChange, setLanguage, useLanguage } from './language';
export { LANGUAGES, type Language } from '@/domain/preferences';
