/** How the portal is drawn (R020, R095, B11): as the person chose on this device, else as the system. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isColorSchemeChoice, type ColorScheme, type ColorSchemeChoice } from '@/domain/preferences';
import { localArea } from '@/utils/storage';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

interface ColorSchemeState {
  choice: ColorSchemeChoice;
  scheme: ColorScheme;
}

const readChoice = (): ColorSchemeChoice =>
  localArea.read('portal.colorScheme', (value) => (isColorSchemeChoice(value) ? value : undefined)) ?? 'system';

const stateOf = (choice: ColorSchemeChoice): ColorSchemeState => {
  const ofSystem = window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
  return { choice, scheme: choice === 'system' ? ofSystem : choice };
};

const apply = ({ scheme }: ColorSchemeState) => void (document.documentElement.dataset.colorScheme = scheme);

const colorSchemeStore = createStore<ColorSchemeState>(() => {
  const state = stateOf(readChoice());
  // The script in the head of the page has set it already, where it was loaded.
  apply(state);
  return state;
});

/** Before the listeners, which read the colors of the page. */
const change = (choice: ColorSchemeChoice) => {
  const state = stateOf(choice);
  apply(state);
  colorSchemeStore.setState(state);
};

/** The scheme in use, for components. */
export const useColorScheme = (): ColorScheme => useStore(colorSchemeStore, ({ scheme }) => scheme);

/** What the person has chosen, for components. */
export const useColorSchemeChoice = (): ColorSchemeChoice => useStore(colorSchemeStore, ({ choice }) => choice);

/** Changes the visible page at once and stores the choice; sign-out keeps it. */
export function setColorScheme(choice: ColorSchemeChoice): void {
  localArea.write('portal.colorScheme', choice);
  change(choice);
}

/** Calls the listener when the scheme in use has changed. Returns the unsubscribe function. */
export const onColorSchemeChange = (listener: (scheme: ColorScheme) => void): (() => void) =>
  colorSchemeStore.subscribe(({ scheme }, before) => {
    if (scheme !== before.scheme) listener(scheme);
  });

/** Follows the system and the choice in other windows; returns the function that stops it. */
export function watchColorScheme(): () => void {
  const system = window.matchMedia(DARK_SYSTEM);
  const followSystem = () => change(colorSchemeStore.getState().choice);
  const followWindows = ({ key }: StorageEvent) => {
    if (key === null || key === 'portal.colorScheme') change(readChoice());
  };
  system.addEventListener('change', followSystem);
  window.addEventListener('storage', followWindows);
  return () => {
    system.removeEventListener('change', followSystem);
    window.removeEventListener('storage', followWindows);
  };
}
