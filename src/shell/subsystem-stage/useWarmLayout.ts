import { useEffect, useRef } from 'react';
import type { PaneTier } from '@/domain/subsystem/tiers';
import { whenIdle } from '@/utils/whenIdle';

/**
 * A pane that changes from `far` to `near` has lost its layout, and under `content-visibility: hidden` the browser does
 * not lay it out. Reading a size inside forces the layout when idle instead of at the return.
 */
export function useWarmLayout(element: HTMLElement, tier: PaneTier): void {
  const before = useRef(tier);
  useEffect(() => {
    const wasFar = before.current === 'far';
    before.current = tier;
    if (!wasFar || tier !== 'near') return;
    return whenIdle(() => void element.firstElementChild?.getBoundingClientRect());
  }, [element, tier]);
}
