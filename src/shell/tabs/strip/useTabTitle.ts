import type { Tab } from '@/domain/tab';
import { useText, type TextKey } from '@/locales/text';

/** Says what a tab is called, in the chosen language: as it was named at run time, else like its route (R064). */
export function useTabTitle(): (tab: Tab) => string {
  const t = useText();
  return ({ title, titleKey = 'route.noName' }) => title ?? t(titleKey as TextKey);
}
