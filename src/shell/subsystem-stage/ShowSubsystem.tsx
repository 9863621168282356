import { useEffect } from 'react';
import { history } from '@umijs/max';
import { withHost, stageStore } from '@/shell/subsystem-host';
import { targetFromUrl } from './useSyncTarget';

interface ShowSubsystemProps {
  /** Name of the route, which is the first part of the path and, except for `iframe`, the code in the registry. */
  code: string;
}

/** Sets the stage's target and renders nothing, for a page that has to check first whether the subsystem exists. */
export function ShowSubsystem({ code }: ShowSubsystemProps) {
  useEffect(() => {
    const isOurs = () => stageStore.getState().target?.code === code;
    // Follow the history directly: this component stays mounted while the next page is loading.
    const follow = () => {
      const target = targetFromUrl(code);
      if (target || isOurs()) stageStore.setState({ target });
    };
    follow();
    withHost(() => undefined);
    const stop = history.listen(follow);
    return () => {
      stop();
      // `/iframe` and `/iframe/*` are two routes of one pane: clear the target only if the URL no longer names it.
      queueMicrotask(() => {
        if (isOurs() && targetFromUrl(code) === null) stageStore.setState({ target: null });
      });
    };
  }, [code]);

  return null;
}
