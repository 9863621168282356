import { useIntl } from '@umijs/max';
import { unsavedPanes, type PaneView } from '../stageStore';
import type { UnsavedWork } from '@/shell/feedback';
import { getLanguage, useLanguage } from '@/shell/preferences';

/** Name of a route whose registry entry is not known yet; its code where only the registry knows the route. */
export function useRouteName(code: string | null): string {
  const { messages, formatMessage } = useIntl();
  const id = `route.${code}`;
  return Object.hasOwn(messages, id) ? formatMessage({ id }) : (code ?? '');
}

/** Name of what stands in a pane, in the chosen language. */
export function usePaneName({ name, code }: Pick<PaneView, 'name' | 'code'>): string {
  const language = useLanguage();
  const fallback = useRouteName(code);
  return name?.[language] ?? fallback;
}

/** What holds unsaved work, on screen or kept alive, named in the person's language. */
export const unsavedSubsystems = (): UnsavedWork[] =>
  unsavedPanes().map(({ name, code }) => ({ name: name?.[getLanguage()] ?? code }));
