import { createStore } from 'zustand/vanilla';
import { entryWidth, extraForName, fitEntries, HOME_CODE, nameInAll, type NamedInAll } from '@/domain/navigation';
import type { ViewEntry } from './useNavigationEntries';

/** What the bar has measured, in pixels. */
export interface BarSize {
  /** Room for entries; 0 until measured: nothing is laid out before, so nothing can overflow. */
  availableWidth: number;
  /** What the user's own text spacing adds to every character (WCAG 1.4.12). */
  letterSpacing: number;
}

/** The size of the bar, for its preview in the menu customization. */
export const barSizeStore = createStore<BarSize>(() => ({ availableWidth: 0, letterSpacing: 0 }));

/**
 * Splits entries into those that the bar has room for and the rest (R086, R087).
 *
 * @param behind - The current entry if it is behind the button 'all', which names it: where the entries leave no room
 * for the name, the last ones of the row give way.
 */
export function fitBar(
  entries: readonly ViewEntry[],
  currentCode: string | null,
  { availableWidth, letterSpacing }: BarSize,
  behind?: NamedInAll,
) {
  const isHome = ({ systemCode }: ViewEntry) => systemCode === HOME_CODE;
  const fitInto = (width: number) =>
    fitEntries(entries, width, {
      widthOf: (entry) => entryWidth(entry.systemName, letterSpacing),
      isCurrent: ({ systemCode }) => systemCode === currentCode,
      isHome,
    });
  const fit = fitInto(availableWidth);
  if (!behind || nameInAll({ ...behind, spare: fit.spare, letterSpacing })) return fit;
  const narrower = fitInto(availableWidth - extraForName(behind, letterSpacing));
  // Home keeps its name, which is more than that of an entry in a narrow bar.
  const homeWidth = ({ shown, widths }: typeof fit) => widths.get(shown.find(isHome)!);
  return homeWidth(narrower) === homeWidth(fit) ? narrower : fit;
}
