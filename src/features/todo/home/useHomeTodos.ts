import { useCallback, useMemo, useState } from 'react';
import type { Day } from '@/domain/calendar';

/** How many tasks are pending; null while that is unknown. */
export interface HomeTodoCounts {
  total: number | null;
  perDay: ReadonlyMap<Day, number>;
}

const UNKNOWN: HomeTodoCounts = { total: null, perDay: new Map() };

/** What the parts of the home page share of the tasks: their number, and the day of the calendar that was picked. */
export function useHomeTodos() {
  const [day, setDay] = useState<Day | null>(null);
  const [{ total, perDay }, setCounts] = useState(UNKNOWN);
  const tasks = useMemo(
    () => ({
      counts: perDay,
      // Picked once more, all tasks are shown again.
      onPick: (picked: Day) => setDay((known) => (known === picked ? null : picked)),
    }),
    [perDay],
  );
  const showAll = useCallback(() => setDay(null), []);
  return { day, tasks, total, showAll, setCounts };
}
