/** How many whole rows stand in a height: never a half one, and at least one (R007). */
export function rowsThatFit(heightPx: number, rowHeightPx: number): number {
  return Math.max(1, Math.floor(heightPx / rowHeightPx));
}
