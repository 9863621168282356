import { useStore } from 'zustand';
import { useText, type TextKey } from '@/locales/text';
import { getLanguage, useLanguage } from '@/shell/preferences';
import { stageStore, unsavedPanes, type PaneView } from '@/shell/subsystem-host';
import { identityIn } from '@/domain/subsystem/registry';
import { registryStore } from '@/shell/subsystem-registry';
import type { UnsavedSource } from '@/shell/unsaved-work';

/** Name of a route before its pane has its entry of the registry: that of the route, or else of the registry. */
export function useRouteName(code: string | null): string {
  const t = useText();
  const language = useLanguage();
  const registered = useStore(
    registryStore,
    ({ registry }) => registry && identityIn(registry, code ?? '')?.name[language],
  );
  const key = `route.${code}`;
  const name = t(key as TextKey);
  return name === key ? (registered ?? code ?? '') : name;
}

/** Name of the subsystem in a pane, in the chosen language. */
export function usePaneName({ name, code }: Pick<PaneView, 'name' | 'code'>): string {
  const language = useLanguage();
  const fallback = useRouteName(code);
  return name?.[language] ?? fallback;
}

/** Why the subsystem of a pane is turned off, in the chosen language; null while it is on. */
export function useDisabledReason({ disabled }: Pick<PaneView, 'disabled'>): string | null {
  const language = useLanguage();
  const t = useText();
  return disabled && (disabled[language] || t('subsystems.failure.disabled'));
}

/** The subsystems with unsaved work, on screen or cached, named in the chosen language. */
export const unsavedSubsystems: UnsavedSource = {
  list: () => unsavedPanes().map(({ name, code }) => ({ name: name?.[getLanguage()] ?? code })),
  subscribe: stageStore.subscribe,
};
