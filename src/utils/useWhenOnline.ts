import { useEffect, useEffectEvent } from 'react';
import { onBackOnline } from './connection';

/** Calls a function whenever the connection comes back; nothing without one. */
export function useWhenOnline(act: (() => void) | undefined): void {
  const run = useEffectEvent(() => act?.());
  const isActive = act !== undefined;
  useEffect(() => (isActive ? onBackOnline(() => run()) : undefined), [isActive]);
}
