import { useColorSchemeChoice, useLanguage } from '@/shell/preferences';
import type { UserContext } from '@/shell/actions';
import { retryableLoad } from '@/utils/retryableLazy';
import { useLazyDialog } from '../useLazyDialog';

const loadShortcuts = retryableLoad(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);
const loadAbout = retryableLoad(async () => (await import('./AboutDialog')).AboutDialog);

/** What the actions of the user menu need, and the dialogs that they open, which the caller renders. */
export function useUserActions() {
  const shortcuts = useLazyDialog(loadShortcuts);
  const about = useLazyDialog(loadAbout);
  const context: UserContext = {
    language: useLanguage(),
    colorScheme: useColorSchemeChoice(),
    openShortcuts: shortcuts.open,
    openAbout: about.open,
  };
  const dialogs = (
    <>
      {shortcuts.dialog}
      {about.dialog}
    </>
  );
  return { context, dialogs };
}
