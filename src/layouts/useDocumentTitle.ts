import { useEffect } from 'react';
import { useLocation } from '@umijs/max';
import { useStore } from 'zustand';
import { currentSubsystem, findRoute } from '@/domain/navigation';
import { useText, type TextKey } from '@/locales/text';
import { navigationStore } from '@/shell/navigation';
import { routes } from '../../config/routes';

/** Names the window after the page it shows, in the chosen language: page · portal (R003, R064). */
export function useDocumentTitle(): void {
  const t = useText();
  const { pathname, search } = useLocation();
  const list = useStore(navigationStore, (state) => state.list);
  const route = findRoute(routes, pathname);
  // The work-order-app page shows many subsystems; its title is the name of the one in the address (R096).
  const entry =
    route?.path === '/byd' && list.find(({ systemCode }) => systemCode === currentSubsystem({ pathname, search }));
  const page = (entry && entry.systemName) || t((route?.titleKey ?? 'route.noName') as TextKey);
  const title = `${page} · ${t('app.title')}`;

  useEffect(() => {
    document.title = title;
  }, [title, pathname]);
}
