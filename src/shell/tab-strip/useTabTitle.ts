import type { Tab } from '@/domain/tab';
import { useText, type TextKey } from '@/locales/text';

/** Returns the title of a tab in the chosen language: the name set at run time, otherwise that of its route (R064). */
export function useTabTitle(): (tab: Tab) => string {
  const t = useText();
  return ({ title, titleKey = 'route.noName' }) => title ?? t(titleKey as TextKey);
}
