import { useEffect, useRef } from 'react';
import type { PaneTier } from '@/domain/subsystem/tiers';
import { whenIdle } from '@/utils/whenIdle';

/**
 * Lays a hidden pane out when the browser is idle instead of when it is shown. It has no layout after `far` and after a
 * mount ahead, and the styles of another program that is mounted outdate the one it has; under
 * `content-visibility: hidden` the browser waits until it is shown. Reading a size inside forces the layout.
 *
 * @param mounts - Number of mounted micro-apps: it grows when this one or another one is mounted.
 */
export function useWarmLayout(element: HTMLElement, tier: PaneTier, mounts: number): void {
  const before = useRef({ mounts, isOutdated: false });
  useEffect(() => {
    const isOutdated = tier === 'far' || before.current.isOutdated || before.current.mounts < mounts;
    before.current = { mounts, isOutdated: isOutdated && tier !== 'shown' };
    if (!isOutdated || tier !== 'near') return;
    return whenIdle(() => {
      before.current.isOutdated = false;
      element.firstElementChild?.getBoundingClientRect();
    });
  }, [element, tier, mounts]);
}
