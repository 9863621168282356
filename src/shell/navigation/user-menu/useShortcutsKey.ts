import { useEffect, useEffectEvent } from 'react';

/** Opens the list of shortcuts by Ctrl+/ or ⌘+/, wherever the focus is: no letter, so nobody's text sets it off. */
export function useShortcutsKey(open: () => void): void {
  const act = useEffectEvent(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || event.altKey || event.repeat) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
