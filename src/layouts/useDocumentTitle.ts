import { useEffect } from 'react';
import { useLocation } from '@umijs/max';
import { useStore } from 'zustand';
import { currentSubsystem, findRoute } from '@/domain/navigation';
import { useText, type TextKey } from '@/locales/text';
import { navigationStore } from '@/shell/navigation';
import { useLanguage } from '@/shell/preferences';
import { stageStore } from '@/shell/subsystems';
import { routes } from '../../config/routes';

/**
 * Names the window after the page it shows, in the chosen language: page · portal (R003, R064). A subsystem may put
 * the name of its inner page in front; one that names the window by itself is corrected with the next switch (F15).
 */
export function useDocumentTitle(): void {
  const t = useText();
  const { pathname, search } = useLocation();
  const list = useStore(navigationStore, (state) => state.list);
  const route = findRoute(routes, pathname);
  // The work-order-app page shows many subsystems; its title is the name of the one in the address (R096).
  const entry =
    route?.path === '/byd' && list.find(({ systemCode }) => systemCode === currentSubsystem({ pathname, search }));
  const language = useLanguage();
  const shown = useStore(stageStore, ({ wish, panes }) => panes.find(({ key }) => key === wish?.key));
  // Only the registry knows the name of an embedded page, and of a subsystem that has no route of its own.
  const registered = route?.path.startsWith('/iframe') || route?.path === '/*' ? shown?.name?.[language] : undefined;
  const page = registered || (entry && entry.systemName) || t((route?.titleKey ?? 'route.noName') as TextKey);
  const title = [shown?.title, page, t('app.title')].filter(Boolean).join(' · ');

  useEffect(() => {
    document.title = title;
  }, [title, pathname, shown?.key]);
}
