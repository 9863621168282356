/** Replaces '@umijs/max' in a window of a race test: the history belongs to that window. */
import { useSyncExternalStore } from 'react';
import { createBrowserHistory } from 'history';
import zhCN from '../../../src/locales/zh-CN/all';

export const history = createBrowserHistory({ window });

const texts: Record<string, string> = zhCN;

export const getLocale = () => 'zh-CN';
export const setLocale = () => undefined;
export const addLocale = () => undefined;
export const getIntl = () => ({
  locale: 'zh-CN',
  messages: texts,
});
export const useIntl = () => getIntl();
export const useLocation = () =>
  useSyncExternalStore(
    (changed) => history.listen(changed),
    () => history.location,
  );

/** Imported by parts that no schedule renders. */
export const Link = () => null;
