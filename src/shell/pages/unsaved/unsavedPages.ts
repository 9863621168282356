import { text, type TextKey } from '@/locales/text';
import { confirmLeave } from '@/shell/feedback';
import { tabStore } from '@/shell/tabs';
import { pageStore } from '../pageStore';
import { forgiveUnsaved, unsavedStore } from './unsavedStore';

/** A page with unsaved work, by the name that a question calls it. */
export interface UnsavedPage {
  key: string;
  name: string;
}

/** The native pages that hold work which is not saved, on screen or kept. */
export function unsavedPages(): UnsavedPage[] {
  const { tabs } = tabStore.getState();
  const { titles } = pageStore.getState();
  return unsavedStore.getState().entries.map(({ key, name, titleKey = 'route.noName' }) => {
    const tab = tabs.find((open) => open.key === key);
    return { key, name: name ?? tab?.title ?? titles[key] ?? text(titleKey as TextKey) };
  });
}

/** What the pages with these keys are called, those with unsaved work only. */
export const namesOf = (keys: readonly string[]): string[] => [
  ...new Set(
    unsavedPages()
      .filter(({ key }) => keys.includes(key))
      .map(({ name }) => name),
  ),
];

/** Asks before pages lose what they hold; true when there is nothing to lose, or the person gives it up (R065). */
export async function askBeforeClosing(keys: readonly string[]): Promise<boolean> {
  const names = namesOf(keys);
  if (names.length === 0) return true;
  if (!(await confirmLeave(names))) return false;
  forgiveUnsaved(keys);
  return true;
}
