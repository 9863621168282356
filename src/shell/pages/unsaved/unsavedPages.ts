import { translate, type TextKey } from '@/locales/text';
import { tabStore } from '@/shell/tabs';
import { confirmLeave, type UnsavedWork } from '@/shell/unsaved';
import { pageStore } from '../pageStore';
import { forgiveUnsaved, unsavedStore } from './unsavedStore';

/** A page with unsaved work. */
export interface UnsavedPage extends UnsavedWork {
  key: string;
}

/** The native pages that hold work which is not saved, on screen or kept. */
export function unsavedPages(): UnsavedPage[] {
  const { tabs } = tabStore.getState();
  const { titles } = pageStore.getState();
  return unsavedStore.getState().entries.map(({ key, name, titleKey = 'route.noName', hasDraft }) => {
    const tab = tabs.find((open) => open.key === key);
    return { key, name: name ?? tab?.title ?? titles[key] ?? translate(titleKey as TextKey), hasDraft };
  });
}

/** Those of the pages with these keys that hold unsaved work. */
export const unsavedAmong = (keys: readonly string[]): UnsavedPage[] =>
  unsavedPages().filter(({ key }) => keys.includes(key));

/** Asks before pages lose what they hold; true when there is nothing to lose, or the person gives it up (R065). */
export async function askBeforeClosing(keys: readonly string[]): Promise<boolean> {
  const pages = unsavedAmong(keys);
  if (pages.length === 0) return true;
  if (!(await confirmLeave(pages))) return false;
  forgiveUnsaved(keys);
  return true;
}
