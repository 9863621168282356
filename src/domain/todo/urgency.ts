// How long a task waits and when it is due, in days of the server's calendar. Times are server times (YYYY-MM-DD
// HH:mm:ss), which sort as text.
import { addDays, daysBetween, type Day } from '../calendar';

interface DatedTask {
  createTime: string;
  dueTime?: string;
}

export interface Urgency {
  /** Whole days since it came; null when that is unknown. */
  age: number | null;
  /** 'late' after the due time, 'today' on its day, 'soon' on the day before. */
  due: 'late' | 'today' | 'soon' | null;
  /** Days after the due day; 0 on that day. */
  daysLate: number;
}

const dayAt = (time: string | undefined): Day | null => (time ? time.slice(0, 10) : null);

/** @param now - Server time. */
export function urgencyOf({ createTime, dueTime }: DatedTask, now: string): Urgency {
  const today = now.slice(0, 10);
  const created = dayAt(createTime);
  const dueDay = dayAt(dueTime);
  const isLate = dueTime !== undefined && dueDay !== null && dueTime < now;
  return {
    age: created === null ? null : Math.max(0, daysBetween(created, today)),
    due: isLate ? 'late' : dueDay === today ? 'today' : dueDay === addDays(today, 1) ? 'soon' : null,
    daysLate: isLate ? Math.max(0, daysBetween(dueDay, today)) : 0,
  };
}

/** The day of a task in the calendar: the one on which it is due, or else on which it came. */
export const dayOfTask = ({ createTime, dueTime }: DatedTask): Day | null => dayAt(dueTime) ?? dayAt(createTime);

/** Tasks by their day. */
export function countByDay(tasks: readonly DatedTask[]): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>();
  for (const task of tasks) {
    const day = dayOfTask(task);
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** The most urgent first: by due time, then those without one, the oldest first. */
export const byUrgency = <Task extends DatedTask>(tasks: readonly Task[]): Task[] =>
  [...tasks].sort((one, other) => {
    const [due, otherDue] = [one.dueTime || '9', other.dueTime || '9'];
    if (due !== otherDue) return due < otherDue ? -1 : 1;
    return one.createTime < other.createTime ? -1 : one.createTime > other.createTime ? 1 : 0;
  });
