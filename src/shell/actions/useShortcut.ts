import { useEffect, useEffectEvent } from 'react';
import { matchesShortcut, type Shortcut } from './shortcut';

const isRichText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

/**
 * Runs an action by its shortcut anywhere in the window.
 *
 * @param context - Null while the shortcut does nothing.
 */
export function useShortcut<Context extends object>(
  action: { shortcut?: Shortcut; run: (context: Context) => void },
  context: Context | null,
): void {
  const { shortcut } = action;
  const isActive = context !== null;
  const run = useEffectEvent(() => context !== null && action.run(context));
  useEffect(() => {
    if (!isActive || !shortcut) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matchesShortcut(event, shortcut)) return;
      if (shortcut.isTextCommand && isRichText(event.target)) return;
      event.preventDefault();
      if (event.repeat && !shortcut.isRepeatable) return;
      run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isActive, shortcut]);
}
