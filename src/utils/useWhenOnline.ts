import { useEffect, useEffectEvent } from 'react';
import { onBackOnline } from './connection';

/**
 * Calls a function when the connection comes back, and again some seconds later (`onBackOnline`); nothing without one.
 */
export function useWhenOnline(act: (() => void) | undefined): void {
  const run = useEffectEvent(() => act?.());
  const isActive = act !== undefined;
  useEffect(() => (isActive ? onBackOnline(() => run()) : undefined), [isActive]);
}
