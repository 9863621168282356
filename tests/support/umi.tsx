/**
 * Replaces '@umijs/max' in unit tests: the real one loads Umi's generated folder into every test (4–13 s each). Texts
 * are formatted by the same formatter as in the product, the history is the browser's own. What it lacks is for browser
 * tests.
 */
import { use, useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { createBrowserHistory, createMemoryHistory, type To } from 'history';
import IntlMessageFormat from 'intl-messageformat';
import {
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  resolvePath,
  UNSAFE_LocationContext,
} from 'react-router-dom';
import { routes as routeTable } from '../../config/routes';
import enUS from '../../src/locales/en-US/all';
import zhCN from '../../src/locales/zh-CN/all';
import { resetBeforeEach } from './resets';

export {
  createBrowserHistory,
  createMemoryHistory,
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  resolvePath,
};

const messages: Record<string, Record<string, string>> = { 'zh-CN': zhCN, 'en-US': enUS };

/** One listener list for everything below: a test changes a value and the components update. */
const listeners = new Set<() => void>();
const changed = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const history = typeof window === 'undefined' ? createMemoryHistory() : createBrowserHistory();
let location = history.location;
history.listen((update) => {
  location = update.location;
  changed();
});

let locale = 'zh-CN';
let outlet: ReactNode = null;
let params: Record<string, string> = {};
let access: Record<string, unknown> = {};
let models: Record<string, unknown> = {};

resetBeforeEach(() => {
  locale = 'zh-CN';
  outlet = null;
  params = {};
  access = {};
  models = {};
  if (history.location.pathname + history.location.search + history.location.hash !== '/') history.replace('/');
  changed();
});

/** Sets what `<Outlet/>` renders and what `useParams`, `useAccess` and `useModel(name)` return. */
export const setOutlet = (node: ReactNode) => {
  outlet = node;
  changed();
};
export const setParams = (values: Record<string, string>) => {
  params = values;
  changed();
};
export const setAccess = (values: Record<string, unknown>) => {
  access = values;
  changed();
};
export const setModel = (name: string, value: unknown) => {
  models = { ...models, [name]: value };
  changed();
};

// Language

export const getLocale = () => locale;
export const addLocale = (language: string, texts: Record<string, string>) => {
  messages[language] = { ...messages[language], ...texts };
  changed();
};
export const getAllLocales = () => Object.keys(messages);
export const setLocale = (language: string, _reload?: boolean) => {
  locale = language;
  changed();
};

const formatted = new Map<string, IntlMessageFormat>();
const intlOf = (language: string) => ({
  locale: language,
  messages: messages[language] ?? {},
  formatMessage: (
    { id, defaultMessage }: { id: string; defaultMessage?: string },
    values?: Record<string, string | number>,
  ) => {
    const pattern = messages[language]?.[id] ?? defaultMessage ?? id;
    const key = `${language} ${pattern}`;
    const format = formatted.get(key) ?? new IntlMessageFormat(pattern, language);
    formatted.set(key, format);
    return format.format(values) as string;
  },
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, options).format(value),
  formatDate: (value: Date | number, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(value),
  formatTime: (value: Date | number) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(value),
});

export const getIntl = (language = locale) => intlOf(language);
export const useIntl = () => intlOf(useSyncExternalStore(subscribe, getLocale));
export const FormattedMessage = ({ id, values }: { id: string; values?: Record<string, string | number> }) => (
  <>{useIntl().formatMessage({ id }, values)}</>
);

// Location

/** A cached page that is hidden gets its own location from a context. */
export const useLocation = () => {
  const present = useSyncExternalStore(subscribe, () => location);
  return (use(UNSAFE_LocationContext) as { location: typeof location } | null)?.location ?? present;
};
export const useParams = () => useSyncExternalStore(subscribe, () => params);
export const useAccess = () => useSyncExternalStore(subscribe, () => access);

export const useNavigate = () => navigate;
function navigate(to: To | number, options: { replace?: boolean; state?: unknown } = {}) {
  if (typeof to === 'number') history.go(to);
  else if (options.replace) history.replace(to, options.state);
  else history.push(to, options.state);
}

type SearchInit = string | URLSearchParams | Record<string, string>;
export const useSearchParams = (): [URLSearchParams, (next: SearchInit, options?: { replace?: boolean }) => void] => {
  const { search } = useLocation();
  return [
    new URLSearchParams(search),
    (next, options) => navigate({ search: `?${new URLSearchParams(next)}` }, options),
  ];
};

/** The routes of config/routes.ts that lead to the current address, outermost first. */
export const useSelectedRoutes = () => {
  const { pathname } = useLocation();
  interface Entry {
    path: string;
    children?: Entry[];
  }
  const tree = (list: typeof routeTable): Entry[] =>
    list.map(({ routes, ...route }) => ({ ...route, ...(routes && { children: tree(routes) }) }));
  return (matchRoutes(tree(routeTable) as never, pathname) ?? []) as unknown as {
    route: (typeof routeTable)[number];
    params: Record<string, string>;
    pathname: string;
  }[];
};
export const useRouteProps = () => useSelectedRoutes().at(-1)?.route ?? {};
export const useRouteData = () => ({ route: useRouteProps() });
export const useAppData = () => ({ routes: {}, clientRoutes: routeTable });

// Elements

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'className'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
  prefetch?: unknown;
  className?: string | ((place: { isActive: boolean }) => string);
};

export function Link({ to, replace = false, state, prefetch: _prefetch, onClick, className, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const ours = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !ours || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    navigate(to, { replace, state });
  };
  return <a {...rest} className={className as string} href={history.createHref(to)} onClick={follow} />;
}

export function NavLink({ className, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const path = typeof rest.to === 'string' ? rest.to.split(/[?#]/)[0]! : (rest.to.pathname ?? '');
  const isActive = pathname === path || pathname.startsWith(`${path}/`);
  return (
    <Link
      {...rest}
      className={typeof className === 'function' ? className({ isActive }) : className}
      aria-current={isActive ? 'page' : undefined}
    />
  );
}

export const Outlet = () => <>{useSyncExternalStore(subscribe, () => outlet)}</>;
export const useOutlet = () => useSyncExternalStore(subscribe, () => outlet);
export function Navigate({ to, replace }: { to: To; replace?: boolean }) {
  queueMicrotask(() => navigate(to, { replace }));
  return null;
}

// State

export function useModel<Value, Picked = Value>(name: string, pick?: (value: Value) => Picked): Picked {
  const model = useSyncExternalStore(subscribe, () => models[name]) as Value;
  return pick ? pick(model) : (model as unknown as Picked);
}

export const defineApp = <Config,>(config: Config) => config;
export const defineConfig = <Config,>(config: Config) => config;
