import { useEffect } from 'react';
import { useLocation } from '@umijs/max';
import { useStore } from 'zustand';
import { currentSubsystem, findRoute } from '@/domain/navigation';
import { SOURCE_CODE } from '@/domain/subsystem/paneKey';
import { tabKeyOf, tabOf } from '@/domain/tab';
import { useText, type TextKey } from '@/locales/text';
import { useEntries } from '@/shell/navigation';
import { useLanguage } from '@/shell/preferences';
import { pageStore } from '@/shell/pages';
import { stageStore } from '@/shell/subsystems';
import { tabStore } from '@/shell/tabs';
import { routes } from '../../config/routes';

/** What the page at the present address calls itself; what a hidden page calls itself is no matter of the window (R062). */
function useOwnName(): string | undefined {
  const { pathname, search } = useLocation();
  const route = findRoute(routes, pathname);
  const key = route?.workspace ? (tabKeyOf(route, { pathname, search }) ?? route.path) : null;
  const named = useStore(pageStore, ({ titles }) => (key === null ? undefined : titles[key]));
  const ofTab = useStore(tabStore, (state) => tabOf(state, key)?.title);
  return named ?? ofTab;
}

/**
 * Names the window after the page it shows, in the chosen language: page · portal (R003, R064). A subsystem may put
 * the name of its inner page in front; one that names the window by itself is corrected with the next switch (F15).
 */
export function useDocumentTitle(): void {
  const t = useText();
  const { pathname, search } = useLocation();
  const list = useEntries();
  const route = findRoute(routes, pathname);
  // The work-order-app page shows many subsystems; its title is the name of the one in the address (R096).
  const entry =
    route?.subsystem === SOURCE_CODE &&
    list.find(({ systemCode }) => systemCode === currentSubsystem({ pathname, search }));
  const language = useLanguage();
  const shown = useStore(stageStore, ({ target, panes }) => panes.find(({ key }) => key === target?.key));
  // Only the registry knows the name of an embedded page, and of a subsystem that has no route of its own.
  const registered = route?.path.startsWith('/iframe') || route?.path === '/*' ? shown?.name?.[language] : undefined;
  const ownName = useOwnName();
  const page =
    ownName || registered || (entry && entry.systemName) || t((route?.titleKey ?? 'route.noName') as TextKey);
  const title = [shown?.title, page, t('app.title')].filter(Boolean).join(' · ');

  useEffect(() => {
    document.title = title;
  }, [title, pathname, shown?.key]);
}
