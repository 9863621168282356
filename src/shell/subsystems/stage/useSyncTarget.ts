import { useEffect } from 'react';
import { history } from '@umijs/max';
import { withHost } from '../openHost';
import { stageStore } from '../stageStore';
import { targetFromUrl } from './targetFromUrl';

/**
 * Syncs the stage's target with the URL synchronously, before route components load. Pages that have to check first
 * whether there is something to show (`iframe`, a code that only the registry knows) use `ShowSubsystem`.
 *
 * @param codeAt - Code of the subsystem whose route matches a path; undefined for every other path. Never changes.
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
    const stop = history.listen(follow);
    return () => {
      stop();
      leave();
    };
  }, [codeAt]);
}
