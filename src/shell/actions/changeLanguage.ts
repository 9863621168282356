import { translate } from '@/locales/text';
import { toast } from '@/shell/feedback';
import { setLanguage, type Language } from '@/shell/preferences';

/** Changes the language as the user asks; shows a toast if its texts do not load. */
export const changeLanguage = (language: Language): Promise<void> =>
  setLanguage(language).catch(() => {
    const name = translate(`nav.language.${language}`);
    toast.show({ type: 'error', text: translate('feedback.languageFailed', { language: name }) });
  });
