import { useMemo, useState } from 'react';
import type { Day } from '@/domain/calendar';

const NONE: ReadonlyMap<Day, number> = new Map();

/** The day of the calendar whose tasks are shown; picked once more, all tasks are shown again. */
export function useDayOfTodos() {
  const [day, setDay] = useState<Day | null>(null);
  const [counts, setCounts] = useState(NONE);
  const tasks = useMemo(
    () => ({ counts, onPick: (picked: Day) => setDay((known) => (known === picked ? null : picked)) }),
    [counts],
  );
  return { day, tasks, showAll: () => setDay(null), setCounts };
}
