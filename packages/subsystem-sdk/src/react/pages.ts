import {
  type ComponentProps,
  createContext,
  createElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { PortalQuestion } from '../context.ts';
import { isPlainClick } from '../isPlainClick.ts';
import { leaveQuestion } from '../leaveQuestion.ts';
import type { Navigator } from '../navigator.ts';
import { usePortal } from './portal.ts';
import { useStore } from './useStore.ts';

/** Holds a function, so that a micro-app with a router of its own never creates a navigator. */
const NavigatorContext = createContext<(() => Navigator) | null>(null);

/** Provides a navigator that is created when a component first uses it. */
export const LazyNavigatorProvider = (props: { navigator: () => Navigator; children: ReactNode }): ReactElement =>
  createElement(NavigatorContext.Provider, { value: props.navigator }, props.children);

/** Provides the navigator of a micro-app without a router to the components below; `mountReactApp` does it too. */
export function NavigatorProvider(props: { navigator: Navigator; children: ReactNode }): ReactElement {
  const { navigator, children } = props;
  const get = useMemo(() => () => navigator, [navigator]);
  return createElement(LazyNavigatorProvider, { navigator: get, children });
}

/** The navigator. Throws outside of a `NavigatorProvider`. */
export function useNavigator(): Navigator {
  const navigator = useContext(NavigatorContext);
  if (!navigator) throw new Error('useNavigator needs a NavigatorProvider above it');
  return navigator();
}

/** A parsed inner address with decoded path segments. */
export interface InnerLocation {
  path: string;
  parts: readonly string[];
  query: URLSearchParams;
}

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Parses an inner address; a trailing slash is ignored. */
export function parseLocation(address: string): InnerLocation {
  const { pathname, searchParams } = new URL(address, 'http://inner.invalid');
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  return { path: `/${parts.join('/')}`, parts, query: searchParams };
}

/** Returns the current inner location and re-renders when it changes. */
export function useLocation(): InnerLocation {
  const navigator = useNavigator();
  const address = useStore(navigator.subscribe, navigator.address);
  return useMemo(() => parseLocation(address), [address]);
}

export type InnerLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/**
 * A link to an inner page. Its `href` is the URL in the portal, so that it can be copied and opened in a new window. An
 * `onClick` that prevents the default, and a `target` of another window, keep it from navigating.
 */
export function InnerLink({ to, replace = false, children, onClick, ...rest }: InnerLinkProps): ReactElement {
  const { navigation } = usePortal();
  const navigator = useNavigator();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isElsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || isElsewhere || !isPlainClick(event)) return;
    event.preventDefault();
    void navigator.go(to, { replace });
  };
  return createElement('a', { ...rest, href: navigation.hrefOf(to), onClick: follow }, children);
}

/** Heading of a page: sets the window's title, and takes the focus after a navigation. */
export function PageHeading({ title, children }: { title: string | null; children: ReactNode }): ReactElement {
  const { navigation } = usePortal();
  const navigator = useNavigator();
  const { path } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    navigation.setTitle(title);
    return () => navigation.setTitle(null);
  }, [navigation, title]);

  useEffect(() => {
    if (navigator.hasMoved()) heading.current?.focus();
  }, [navigator, path]);
  return createElement('h1', { ref: heading, tabIndex: -1 }, children);
}

/**
 * Reports unsaved work to the portal, and asks before another page replaces the form.
 *
 * @param hasUnsaved - Whether there is unsaved work now.
 * @param question - Parts of the question that differ from `leaveQuestion`.
 * @param parameter - The query parameter that belongs to the form, when there is one: the rest of the query may change
 *   without a question.
 */
export function useLeaveGuard(hasUnsaved: boolean, question: Partial<PortalQuestion> = {}, parameter?: string): void {
  const portal = usePortal();
  const navigator = useNavigator();
  const { path, query } = useLocation();
  const guarded = parameter === undefined ? null : query.get(parameter);

  useEffect(() => {
    portal.reportUnsaved(hasUnsaved);
    return () => portal.reportUnsaved(false);
  }, [portal, hasUnsaved]);

  const newest = useRef(question);
  useEffect(() => {
    newest.current = question;
  });
  const isAsking = useRef(false);
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    navigator.setGuard((to) => {
      const target = parseLocation(to);
      if (target.path === path && (parameter === undefined || target.query.get(parameter) === guarded)) return true;
      if (isAsking.current) return false;
      isAsking.current = true;
      return portal.confirm(leaveQuestion(portal.getState().locale, newest.current)).finally(() => {
        isAsking.current = false;
      });
    });
    return () => navigator.setGuard(null);
  }, [hasUnsaved, guarded, navigator, parameter, path, portal]);
}
