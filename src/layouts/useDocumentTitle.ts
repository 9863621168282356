import { useEffect } from 'react';
import { useLocation } from '@umijs/max';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { currentEntryCode } from '@/domain/navigation';
import { EMBEDDED_CODE, registeredCode, variantOf, WORK_ORDER_CODE } from '@/domain/subsystem/paneKey';
import { identityIn } from '@/domain/subsystem/registry';
import { tabKeyOf, tabOf } from '@/domain/tab';
import { useText, type TextKey } from '@/locales/text';
import { useEntries } from '@/shell/navigation';
import { useLanguage } from '@/shell/preferences';
import { pageStore } from '@/shell/cached-pages';
import { registryStore } from '@/shell/subsystem-registry';
import { stageStore, type StageState } from '@/shell/subsystem-host';
import { tabStore } from '@/shell/tabs';
import { routeAt } from './routeAt';

/** The name that the current page sets for itself; hidden pages do not affect the window title (R062). */
function useOwnName(): string | undefined {
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  const key = route?.workspace ? (tabKeyOf(route, { pathname, search }) ?? route.path) : null;
  const named = useStore(pageStore, ({ titles }) => (key === null ? undefined : titles[key]));
  const ofTab = useStore(tabStore, (state) => tabOf(state, key)?.title);
  return named ?? ofTab;
}

/** What the title says of the pane that the URL names. */
const shownPane = ({ target, panes }: StageState) => {
  const pane = panes.find(({ key }) => key === target?.key);
  return { key: pane?.key, name: pane?.name, title: pane?.title, override: pane?.override?.state };
};

/**
 * Sets the window title in the chosen language: page · portal (R003, R064). A subsystem may add the name of its inner
 * page in front; a title that it sets itself is replaced on the next switch (F15).
 */
export function useDocumentTitle(): void {
  const t = useText();
  const { pathname, search } = useLocation();
  const list = useEntries();
  const route = routeAt(pathname);
  // The work-order-app page shows many subsystems; its title is the one in the address (R096).
  const entry =
    route?.subsystem === WORK_ORDER_CODE &&
    list.find(({ systemCode }) => systemCode === currentEntryCode({ pathname, search }));
  const language = useLanguage();
  // Slices: the frame of the portal renders with this hook, and panes change often.
  const shown = useStore(stageStore, useShallow(shownPane));
  // Only the registry has the name of an embedded page, and of a subsystem without a route of its own.
  const isRegistered = route?.subsystem === EMBEDDED_CODE || route?.path === '/*';
  const first = route?.subsystem ?? pathname.split('/')[1] ?? '';
  const code = registeredCode(first, variantOf({ code: first, query: new URLSearchParams(search) }));
  const unopened = useStore(registryStore, ({ registry }) => registry && identityIn(registry, code)?.name);
  const registered = isRegistered ? (shown.name ?? unopened)?.[language] : undefined;
  const ownName = useOwnName();
  const page =
    ownName || registered || (entry && entry.systemName) || t((route?.titleKey ?? 'route.noName') as TextKey);
  const mark = shown.override && shown.override !== 'waiting' ? t('subsystems.override.mark') : '';
  const title = mark + [shown.title, page, t('app.title')].filter(Boolean).join(' · ');

  useEffect(() => {
    document.title = title;
  }, [title, pathname, shown.key]);
}
