import { useEffect } from 'react';
import { history } from '@umijs/max';
import { withHost } from '../openHost';
import { stageStore } from '../stageStore';
import { wishOf } from './wishOf';

/**
 * Lets the stage follow the address by itself: in the task of the click, before any page is drawn or loaded. Pages that
 * have to ask first whether there is something to show (`iframe`, a code that only the registry knows) wish by
 * `ShowSubsystem`.
 *
 * @param codeAt - Code of the subsystem whose route a path is; undefined for every other path. Never changes.
 */
export function useAddressWish(codeAt: (pathname: string) => string | undefined): void {
  useEffect(() => {
    let followed: string | null = null;
    const leave = () => {
      if (followed !== null && stageStore.getState().wish?.code === followed) stageStore.setState({ wish: null });
      followed = null;
    };
    const follow = () => {
      const code = codeAt(history.location.pathname);
      if (code === undefined) return leave();
      followed = code;
      stageStore.setState({ wish: wishOf(code) });
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
