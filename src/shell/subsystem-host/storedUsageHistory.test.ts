import { sessionStore } from '@/shell/session';
import { stageStore } from './stageStore';
import { sortByFrequency, storedUsageHistory } from './storedUsageHistory';

const KEYS = ['mgr', 'lift', 'byd:task'];
const beOn = (key: string | null) => stageStore.setState({ target: key === null ? null : ({ key } as never) });
const be = (userKey: string) => sessionStore.setState({ userKey });

beforeEach(() => {
  localStorage.clear();
  be('person-1');
  beOn(null);
});
afterEach(() => beOn(null));

test('without a history the order stays', () => {
  expect(sortByFrequency(KEYS)).toEqual(KEYS);
});

test('what this person opens most often from here comes first', () => {
  storedUsageHistory.write('person-1', { '': { lift: 3, 'byd:task': 5 }, mgr: { lift: 9 } });
  expect(sortByFrequency(KEYS)[0]).toBe('byd:task');
  beOn('mgr');
  expect(sortByFrequency(KEYS)[0]).toBe('lift');
});

test('T3 the habits of another person decide nothing', () => {
  storedUsageHistory.write('person-1', { '': { 'byd:task': 5 } });
  be('person-2');
  expect(sortByFrequency(KEYS)).toEqual(KEYS);
});
