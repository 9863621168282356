import { useEffect } from 'react';
import { history } from '@umijs/max';
import { withHost } from '../openHost';
import { stageStore } from '../stageStore';
import { targetFromUrl } from './useSyncTarget';

interface ShowSubsystemProps {
  /** Name of the route, which is the first part of the path and, except for `iframe`, the code in the registry. */
  code: string;
}

/** Sets the stage's target and renders nothing, for a page that has to check first whether the subsystem exists. */
export function ShowSubsystem({ code }: ShowSubsystemProps) {
  useEffect(() => {
    const isOurs = () => stageStore.getState().target?.code === code;
    // Synchronously: the URL may change again a moment later, and this component stays mounted while the next page is
    // loading.
    const follow = () => {
      const target = targetFromUrl(code);
      if (target || isOurs()) stageStore.setState({ target });
    };
    follow();
    withHost(() => undefined);
    const stop = history.listen(follow);
    return () => {
      stop();
      // Two routes lead to an embedded page, with and without an inner path; changing between them is not leaving it.
      queueMicrotask(() => {
        if (isOurs() && targetFromUrl(code) === null) stageStore.setState({ target: null });
      });
    };
  }, [code]);

  return null;
}
