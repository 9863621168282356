/** Number of whole rows that fit into a height: at least one (R007). */
export function rowsThatFit(heightPx: number, rowHeightPx: number): number {
  return Math.max(1, Math.floor(heightPx / rowHeightPx));
}
