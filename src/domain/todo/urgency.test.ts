import { byUrgency, countByDay, urgencyOf } from './urgency';

const NOW = '2026-11-23 12:00:00';
const of = (createTime: string, dueTime?: string) => urgencyOf({ createTime, dueTime }, NOW);

test('R266 a task is late after its due time, and never without one', () => {
  expect(of('2026-11-20 23:59:00')).toEqual({ age: 3, due: null, daysLate: 0 });
  expect(of('2026-11-23 08:00:00', '2026-11-23 18:00:00')).toEqual({ age: 0, due: 'today', daysLate: 0 });
  expect(of('2026-11-23 08:00:00', '2026-11-23 11:59:59')).toEqual({ age: 0, due: 'late', daysLate: 0 });
  expect(of('2026-11-10 08:00:00', '2026-11-21 18:00:00')).toEqual({ age: 13, due: 'late', daysLate: 2 });
  expect(of('2026-11-23 08:00:00', '2026-11-24 18:00:00').due).toBe('soon');
  expect(of('2026-11-23 08:00:00', '2026-11-25 18:00:00').due).toBeNull();
  expect(of('', '')).toEqual({ age: null, due: null, daysLate: 0 });
  // A clock that goes wrong.
  expect(of('2026-11-25 08:00:00').age).toBe(0);
});

test('R266 the most urgent task is first; a day has the tasks that are due on it', () => {
  const tasks = [
    { createTime: '2026-11-22 08:00:00' },
    { createTime: '2026-11-20 08:00:00' },
    { createTime: '2026-11-22 08:00:00', dueTime: '2026-11-24 18:00:00' },
    { createTime: '2026-11-23 08:00:00', dueTime: '2026-11-21 18:00:00' },
  ];
  expect(byUrgency(tasks).map((task) => tasks.indexOf(task))).toEqual([3, 2, 1, 0]);
  expect([...countByDay([...tasks, { createTime: '' }])]).toEqual([
    ['2026-11-22', 1],
    ['2026-11-20', 1],
    ['2026-11-24', 1],
    ['2026-11-21', 1],
  ]);
});
