import { useMemo } from 'react';
import { history, useLocation } from '@umijs/max';
import type { RouterLocation } from './cachedPages';

/** The router's location. Umi does not set the router's navigation type, so the router treats every navigation as POP. */
export function useRouterLocation(): RouterLocation {
  const location = useLocation();
  return useMemo(() => ({ location, navigationType: history.action }) as RouterLocation, [location]);
}
