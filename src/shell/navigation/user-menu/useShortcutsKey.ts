import { useEffect, useEffectEvent } from 'react';

/** Opens the list of shortcuts by Ctrl+/ or ⌘+/, wherever the focus is: no letter, so nobody's text sets it off. */
export function useShortcutsKey(open: () => void): void {
  const act = useEffectEvent(open);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
