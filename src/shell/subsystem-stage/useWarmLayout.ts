import { useEffect, useRef } from 'react';
import type { PaneTier } from '@/domain/subsystem/tiers';
import { whenIdle } from '@/utils/whenIdle';

/**
 * Lays a pane out when the browser is idle instead of when it is shown: under `content-visibility: hidden` the browser
 * does not, and it has no layout after `far`, or none yet, or styles that another program has outdated by its own.
 * Reading a size inside forces the layout.
 *
 * @param mounts - Number of mounted micro-apps: it changes when this one or another one is mounted.
 */
export function useWarmLayout(element: HTMLElement, tier: PaneTier, mounts: number): void {
  const before = useRef({ tier, mounts });
  useEffect(() => {
    const isOutdated = before.current.tier === 'far' || before.current.mounts < mounts;
    before.current = { tier, mounts };
    if (!isOutdated || tier !== 'near') return;
    return whenIdle(() => void element.firstElementChild?.getBoundingClientRect());
  }, [element, tier, mounts]);
}
