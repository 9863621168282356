import { useEffect, useRef } from 'react';
import { POINTED_AT_MS } from '@/constants/navigation';
import type { SubsystemTarget } from '@/domain/navigation';
import { prefetchSubsystem } from '@/shell/subsystems';

/** Prefetches the subsystem of an entry on hover, focus or touch. */
export function usePrefetch(target: SubsystemTarget | null, isNeeded: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => forget, []);

  if (!target || !isNeeded) return { onPointerLeave: forget };
  const prefetch = () => prefetchSubsystem(target.code, target.variant);
  return {
    onPointerEnter: () => {
      forget();
      timer.current = setTimeout(prefetch, POINTED_AT_MS);
    },
    onPointerLeave: forget,
    onFocus: prefetch,
    onTouchStart: prefetch,
  };
}
