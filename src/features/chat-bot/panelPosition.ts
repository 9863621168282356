import { clamp } from '@/utils/clamp';

/** Distance of the open panel from the right edge of the window and from the header, in pixels: resizing keeps both. */
export interface PanelPosition {
  right: number;
  top: number;
}

/** The available area, the panel's size and the margin to keep free, in pixels. */
export interface PanelArea {
  /** Size of the window below the header. */
  width: number;
  height: number;
  panelWidth: number;
  panelHeight: number;
  /** Minimum distance from each edge. */
  margin: number;
}

/** The nearest position at which the whole panel is inside the area (R093). */
export const keepInside = (
  { right, top }: PanelPosition,
  { width, height, panelWidth, panelHeight, margin }: PanelArea,
): PanelPosition => ({
  right: clamp(right, margin, width - panelWidth - margin),
  top: clamp(top, margin, height - panelHeight - margin),
});
