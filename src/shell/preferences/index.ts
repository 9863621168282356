export {
  onColorSchemeChange,
  setColorScheme,
  useColorScheme,
  useColorSchemeChoice,
  watchColorScheme,
} from './colorScheme';
export { getLanguage, onLanguageChange, setLanguage, useLanguage } from './language';
export { getStartPage, setStartPage } from './startPage';
export {
  COLOR_SCHEME_CHOICES,
  LANGUAGES,
  START_PAGES,
  type ColorScheme,
  type ColorSchemeChoice,
  type Language,
  type StartPage,
} from '@/domain/preferences';
