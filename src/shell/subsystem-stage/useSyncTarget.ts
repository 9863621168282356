import { useEffect } from 'react';
import { history } from '@umijs/max';
import { innerOf } from '@/domain/subsystem/address';
import { keyOf, variantOf } from '@/domain/subsystem/paneKey';
import { grantedCode } from '@/shell/permissions';
import { withHost, stageStore, type StageTarget } from '@/shell/subsystem-host';
import { registryStore } from '@/shell/subsystem-registry';

/**
 * Syncs the stage's target with the URL synchronously, before route components load. The page `iframe`, which has to
 * check first whether there is something to show, uses `ShowSubsystem`.
 *
 * @param codeAt - Code of the subsystem at a path, by its route or by the registry; undefined for every other path.
 *   Never changes.
 */
export function useSyncTarget(codeAt: (pathname: string) => string | undefined): void {
  useEffect(() => {
    let followed: string | null = null;
    const leave = () => {
      if (followed !== null && stageStore.getState().target?.code === followed) stageStore.setState({ target: null });
      followed = null;
    };
    const follow = () => {
      const code = codeAt(history.location.pathname);
      if (code === undefined) return leave();
      followed = code;
      stageStore.setState({ target: targetFromUrl(code) });
      withHost(() => undefined);
    };
    follow();
    const stops = [
      history.listen(follow),
      // The address may show a subsystem that only the registry knows.
      registryStore.subscribe(() => void (followed === null && follow())),
    ];
    return () => {
      stops.forEach((stop) => stop());
      leave();
    };
  }, [codeAt]);
}

/** The target that the current URL names; null when it is not below the route of `code`. */
export function targetFromUrl(code: string): StageTarget | null {
  const { location, action } = history;
  const inner = innerOf(code, location);
  if (inner === null) return null;
  const variant = variantOf({ code, query: new URLSearchParams(location.search) });
  const isFirstPage = location.key === 'default';
  const kind = action as StageTarget['kind'];
  return {
    key: keyOf(code, variant),
    code,
    variant,
    inner,
    kind,
    isFirstPage,
    grantedCode: grantedCode(),
    requestedAt: performance.now(),
  };
}
