import { useEffect, useEffectEvent } from 'react';

/** Calls a function whenever the connection comes back; nothing without one. */
export function useWhenOnline(act: (() => void) | undefined): void {
  const run = useEffectEvent(() => act?.());
  const isActive = act !== undefined;
  useEffect(() => {
    if (!isActive) return;
    const onOnline = () => run();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isActive]);
}
