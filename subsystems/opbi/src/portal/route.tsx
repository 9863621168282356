import { type ComponentProps, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useNavigator, usePortal, useText } from './Portal';

/** Where the subsystem stands: the parts of the path, decoded, and the query. */
export interface Route {
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

/** Reads an inner address; a slash at its end means nothing. */
export function readAddress(address: string): Route {
  const { pathname, searchParams } = new URL(address, 'http://inner.invalid');
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  return { path: `/${parts.join('/')}`, parts, query: searchParams };
}

/** The present inner address. */
export function useRoute(): Route {
  const navigator = useNavigator();
  const address = useSyncExternalStore(navigator.subscribe, navigator.address);
  return useMemo(() => readAddress(address), [address]);
}

type InnerLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean };

/** A link to a page of this subsystem: its address is the portal's, so that it can be copied and opened elsewhere. */
export function InnerLink({ to, replace, children, ...rest }: InnerLinkProps) {
  const { navigation } = usePortal();
  const navigator = useNavigator();
  return (
    <a
      {...rest}
      href={navigation.hrefOf(to)}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigator.go(to, { replace });
      }}
    >
      {children}
    </a>
  );
}

/** Heading of a page: names the window, and takes the focus when the person comes from another page. */
export function PageHeading({ title, children }: { title: string | null; children: React.ReactNode }) {
  const { navigation } = usePortal();
  const navigator = useNavigator();
  const { path } = useRoute();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    navigation.setTitle(title);
    return () => navigation.setTitle(null);
  }, [navigation, title]);

  useEffect(() => {
    if (navigator.hasMoved()) heading.current?.focus();
  }, [navigator, path]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

/**
 * Tells the portal of unsaved work, and asks before another page takes the place of the form. Of the query only the
 * parameter `name` belongs to the form: the rest may change around it.
 */
export function useLeaveGuard(hasUnsaved: boolean, name: string): void {
  const portal = usePortal();
  const navigator = useNavigator();
  const { path, query } = useRoute();
  const kept = query.get(name);
  const t = useText();

  useEffect(() => {
    portal.reportUnsaved(hasUnsaved);
    return () => portal.reportUnsaved(false);
  }, [portal, hasUnsaved]);

  const isAsking = useRef(false);
  useEffect(() => {
    if (!hasUnsaved) return;
    navigator.setGuard((to) => {
      const target = readAddress(to);
      if (target.path === path && target.query.get(name) === kept) return true;
      if (isAsking.current) return false;
      isAsking.current = true;
      return portal
        .confirm({
          title: t('leave.title'),
          content: t('leave.text'),
          okText: t('leave.ok'),
          cancelText: t('leave.cancel'),
          danger: true,
        })
        .finally(() => {
          isAsking.current = false;
        });
    });
    return () => navigator.setGuard(null);
  }, [hasUnsaved, kept, name, navigator, path, portal, t]);
}
