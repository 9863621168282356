/** Keyboard navigation in the month grid, after the ARIA date grid pattern (R011). */
import { addDays, addMonths, type Day } from './day';
import { edgeOfWeek, type WeekStart } from './monthGrid';

/** The day that a key leads to; null for a key that the grid does not use. */
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
