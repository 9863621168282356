import { translate, type TextKey } from '@/locales/text';
import { tabStore } from '@/shell/tabs';
import { confirmLeave, type UnsavedWork } from '@/shell/unsaved-work';
import { pageStore } from '../pageStore';
import { dropUnsaved, unsavedStore } from './unsavedStore';

/** A page with unsaved work. */
export interface UnsavedPage extends UnsavedWork {
  key: string;
}

/** The native pages with unsaved work, on screen or cached. */
export function unsavedPages(): UnsavedPage[] {
  const { tabs } = tabStore.getState();
  const { titles } = pageStore.getState();
  return unsavedStore.getState().entries.map(({ key, name, titleKey = 'route.noName', hasDraft }) => {
    const tab = tabs.find((open) => open.key === key);
    return { key, name: name ?? tab?.title ?? titles[key] ?? translate(titleKey as TextKey), hasDraft };
  });
}

/** The pages of these keys that have unsaved work. */
export const unsavedAmong = (keys: readonly string[]): UnsavedPage[] =>
  unsavedPages().filter(({ key }) => keys.includes(key));

/** Asks before pages lose unsaved work; true when there is none, or the user discards it (R065). */
export async function askBeforeClosing(keys: readonly string[]): Promise<boolean> {
  const pages = unsavedAmong(keys);
  if (pages.length === 0) return true;
  if (!(await confirmLeave(pages))) return false;
  dropUnsaved(keys);
  return true;
}
