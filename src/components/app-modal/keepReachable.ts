import { clamp } from '@/utils/clamp';

export interface Offset {
  x: number;
  y: number;
}
type Box = Pick<DOMRect, 'left' | 'top' | 'right'>;
interface Size {
  width: number;
  height: number;
}

/** Width of a dragged dialog that always stays inside the window, in pixels (R126). */
const REACHABLE_PX = 40;
/** The right end of the header is the close button, which cannot be used for dragging. */
const CLOSE_BUTTON_PX = 56;

/**
 * Returns the nearest offset at which the dialog can still be grabbed by its header.
 * `home` is the position of the dialog without any offset.
 */
export function keepReachable(wanted: Offset, home: Box, window: Size): Offset {
  return {
    x: clamp(wanted.x, REACHABLE_PX + CLOSE_BUTTON_PX - home.right, window.width - REACHABLE_PX - home.left),
    // The header is at the top: it must stay below the upper and above the lower edge of the window.
    y: clamp(wanted.y, Math.min(0, -home.top), Math.max(0, window.height - REACHABLE_PX - home.top)),
  };
}
