import { useEffectEvent, useLayoutEffect, useState } from 'react';

/** Delay between a route change and the new widget (R094, R321). */
const CHAT_BOT_REMOUNT_MS = 200;

/**
 * A value that belongs to a route: cleared on every change of route and created again 200 ms after the last one, so
 * that there is never more than one (R094).
 */
export function useRemount<Made extends object>(route: string, make: () => Made | undefined): Made | undefined {
  const [made, setMade] = useState<Made>();
  const makeNow = useEffectEvent(make);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setMade(makeNow()), CHAT_BOT_REMOUNT_MS);
    return () => {
      clearTimeout(timer);
      setMade(undefined);
    };
  }, [route]);
  return made;
}
