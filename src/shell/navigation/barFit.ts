import { createStore } from 'zustand/vanilla';
import { entryWidth, fitEntries, HOME_CODE } from '@/domain/navigation';
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

/** Splits entries into those that the bar has room for and the rest (R086, R087). */
export const fitBar = (
  entries: readonly ViewEntry[],
  currentCode: string | null,
  { availableWidth, letterSpacing }: BarSize,
) =>
  fitEntries(entries, availableWidth, {
    widthOf: (entry) => entryWidth(entry.systemName, letterSpacing),
    isCurrent: ({ systemCode }) => systemCode === currentCode,
    isHome: ({ systemCode }) => systemCode === HOME_CODE,
  });
