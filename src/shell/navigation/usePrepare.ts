import { useEffect, useRef } from 'react';
import { POINTED_AT_MS } from '@/constants/navigation';
import type { SubsystemTarget } from '@/domain/navigation';
import { prepareSubsystem } from '@/shell/subsystems';

/** Fetches ahead what an entry leads to, when it is pointed at for a moment, focused or touched. */
export function usePrepare(target: SubsystemTarget | null, isNeeded: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => forget, []);

  if (!target || !isNeeded) return { onPointerLeave: forget };
  const prepare = () => prepareSubsystem(target.code, target.variant);
  return {
    onPointerEnter: () => {
      forget();
      timer.current = setTimeout(prepare, POINTED_AT_MS);
    },
    onPointerLeave: forget,
    onFocus: prepare,
    onTouchStart: prepare,
  };
}
