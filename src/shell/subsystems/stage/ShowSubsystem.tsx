import { useEffect } from 'react';
import { history } from '@umijs/max';
import { withHost } from '../openHost';
import { stageStore } from '../stageStore';
import { wishOf } from './wishOf';

type ShowSubsystemProps = {
  /** Name of the route, which is the first part of the path and, but for `iframe`, the code in the registry. */
  code: string;
};

/** Renders nothing but the wish to see a subsystem, for a page that had to ask first whether there is one. */
export function ShowSubsystem({ code }: ShowSubsystemProps) {
  useEffect(() => {
    const isOurs = () => stageStore.getState().wish?.code === code;
    // At once: what the address says a moment later may be another thing already, and the page that follows may still
    // be loading while this one stands.
    const follow = () => {
      const wish = wishOf(code);
      if (wish || isOurs()) stageStore.setState({ wish });
    };
    follow();
    withHost(() => undefined);
    const stop = history.listen(follow);
    return () => {
      stop();
      // Two routes lead to an embedded page, with and without an inner path; changing between them is not leaving it.
      queueMicrotask(() => {
        if (isOurs() && wishOf(code) === null) stageStore.setState({ wish: null });
      });
    };
  }, [code]);

  return null;
}
