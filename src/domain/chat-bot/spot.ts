// Position of the open panel, measured from the upper right corner, so that resizing the window does not move it.

/** Distance of the panel from the right edge of the window and from the header, in pixels. */
export interface Spot {
  right: number;
  top: number;
}

/** The available area, the panel's size and the margin to keep free. */
export interface Room {
  /** Size of the window below the header. */
  width: number;
  height: number;
  panelWidth: number;
  panelHeight: number;
  /** Minimum distance from each edge. */
  margin: number;
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** The nearest position at which the whole panel is inside the area. */
export const keepInside = ({ right, top }: Spot, { width, height, panelWidth, panelHeight, margin }: Room): Spot => ({
  right: between(right, margin, width - panelWidth - margin),
  top: between(top, margin, height - panelHeight - margin),
});
