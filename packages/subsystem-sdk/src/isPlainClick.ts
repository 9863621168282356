/**
 * Whether a click on a link is one that the program may follow itself. All others are the browser's: with Ctrl, Shift,
 * Alt, the command key or the middle button it opens the link elsewhere or saves it.
 */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
