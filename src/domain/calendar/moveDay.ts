/** What the keys do in the month grid: the pattern of the ARIA date grid (R011). */
import { addDays, addMonths, type Day } from './day';
import { edgeOfWeek, type WeekStart } from './monthGrid';

/** Where a key leads from a day; null when the grid has no use for the key. */
export function moveDay(day: Day, key: string, isShift: boolean, weekStart: WeekStart): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'PageUp':
      return addMonths(day, isShift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, isShift ? 12 : 1);
    case 'Home':
      return edgeOfWeek(day, weekStart, 'first');
    case 'End':
      return edgeOfWeek(day, weekStart, 'last');
    default:
      return null;
  }
}
