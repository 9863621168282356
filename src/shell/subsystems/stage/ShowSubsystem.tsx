import { useEffect } from 'react';
import { history } from '@umijs/max';
import { innerOf } from '@/domain/subsystem/address';
import { keyOf, variantOf } from '@/domain/subsystem/paneKey';
import { withHost } from '../openHost';
import { stageStore, type Wish } from '../stageStore';

type ShowSubsystemProps = {
  /** Name of the route, which is the first part of the path and, but for `iframe`, the code in the registry. */
  code: string;
};

/** The wish that the address of this moment makes; null when it is somewhere else. */
function wishOf(code: string): Wish | null {
  const { location, action } = history;
  const inner = innerOf(code, location);
  if (inner === null) return null;
  const variant = variantOf({ code, query: new URLSearchParams(location.search) });
  const isFirstPage = location.key === 'default';
  return { key: keyOf(code, variant), code, variant, inner, kind: action as Wish['kind'], isFirstPage };
}

/** How many of these stand for a route: two routes lead to a subsystem, with and without an inner path. */
const standing = new Map<string, number>();

/** Renders nothing but the wish to see a subsystem; the stage of the root layout answers it. */
export function ShowSubsystem({ code }: ShowSubsystemProps) {
  useEffect(() => {
    // At once: what the address says a moment later may be another thing already, and the page that follows may still
    // be loading while this one stands.
    const follow = () => stageStore.setState({ wish: wishOf(code) });
    standing.set(code, (standing.get(code) ?? 0) + 1);
    follow();
    withHost(() => undefined);
    const stop = history.listen(follow);
    return () => {
      stop();
      standing.set(code, (standing.get(code) ?? 1) - 1);
      // Changing between the two routes of a subsystem is not leaving it.
      queueMicrotask(() => {
        if (standing.get(code) === 0 && stageStore.getState().wish?.code === code) stageStore.setState({ wish: null });
      });
    };
  }, [code]);

  return null;
}
