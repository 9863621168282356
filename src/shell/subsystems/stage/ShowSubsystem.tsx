import { useEffect } from 'react';
import { history, useLocation } from '@umijs/max';
import { innerOf, normalizeInner } from '@/domain/subsystem/address';
import { paneKeyOf } from '@/domain/subsystem/paneKey';
import { withHost } from '../openHost';
import { stageStore } from '../stageStore';

type ShowSubsystemProps = {
  /** Code of the subsystem in the registry: the first part of the path. */
  code: string;
  /** Inner address; what follows the code in the address when not given. */
  innerPath?: string;
};

/** Renders nothing but the wish to see a subsystem; the stage of the root layout answers it. */
export function ShowSubsystem({ code, innerPath }: ShowSubsystemProps) {
  const location = useLocation();
  const key = paneKeyOf({ code, query: new URLSearchParams(location.search) });
  const inner = innerPath === undefined ? (innerOf(code, location) ?? '/') : normalizeInner(innerPath);

  useEffect(() => {
    if (innerOf(code, history.location) === null) return;
    const kind = history.action as 'PUSH' | 'REPLACE' | 'POP';
    stageStore.setState({ wish: { key, code, inner, kind, isFirstPage: location.key === 'default' } });
    withHost(() => undefined);
    // The key of the location changes with every visit, also to the same address.
  }, [key, code, inner, location.key]);

  useEffect(() => {
    // Two routes lead to a subsystem, with and without an inner path; changing between them is not leaving it.
    const leave = () => {
      if (innerOf(code, history.location) === null) stageStore.setState({ wish: null });
    };
    // At once: the page that follows may still be loading while this one stands.
    const stop = history.listen(leave);
    return () => {
      stop();
      leave();
    };
  }, [key, code]);

  return null;
}
