import { useEffect, useEffectEvent } from 'react';

/** Opens the list of shortcuts by Ctrl+/ or ⌘+/ anywhere: it types no character, so it works in text fields. */
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
