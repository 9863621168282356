import enUS from '@/locales/en-US/common';
import zhCN from '@/locales/zh-CN/common';
import {
  dayjs,
  formatFullTime,
  formatMoment,
  formatShortTime,
  parseServerTime,
  serverNow,
  serverTimeOf,
  setTimeLanguage,
} from './time';

const names = { 'zh-CN': zhCN, 'en-US': enUS };
const nameIn = (language: keyof typeof names) => (key: keyof typeof enUS) => names[language][key];
const at = (iso: string) => jest.useFakeTimers({ now: new Date(iso) });
afterEach(() => setTimeLanguage('en-US'));

describe('R004 the server’s times', () => {
  test('are wall-clock times of Shanghai', () => {
    expect(parseServerTime('2026-11-21 09:12:00')?.toISOString()).toBe('2026-11-21T01:12:00.000Z');
    at('2026-11-20T16:30:00Z');
    expect(serverNow().format('YYYY-MM-DD HH:mm')).toBe('2026-11-21 00:30');
    expect(serverTimeOf(Date.UTC(2026, 10, 19, 16, 30)).format('MM-DD HH:mm')).toBe('11-20 00:30');
  });

  test.each(['', null, undefined, 'soon', '2026-11-21T01:12:00.000Z', '2026-02-30 00:00:00'])(
    '%p is not one of them',
    (value) => expect(parseServerTime(value)).toBeUndefined(),
  );
});

describe('R004 times in lists', () => {
  test.each([
    ['2026-11-21 09:12:00', '今天 09:12', 'Today 09:12'],
    ['2026-11-20 17:40:00', '昨天 17:40', 'Yesterday 17:40'],
    ['2026-11-19 23:59:59', '11-19', 'Nov 19'],
    ['2025-12-31 08:00:00', '2025-12-31', 'Dec 31, 2025'],
    ['2026-11-02 08:00:00', '11-02', 'Nov 2'],
    ['', '', ''],
    ['soon', '', ''],
  ])('%s is %s', (value, chinese, english) => {
    at('2026-11-21T04:00:00Z');
    setTimeLanguage('zh-CN');
    expect(formatShortTime(value, nameIn('zh-CN'))).toBe(chinese);
    setTimeLanguage('en-US');
    expect(formatShortTime(value, nameIn('en-US'))).toBe(english);
  });

  test.each([
    ['2026-12-01 09:00:00', '12-01 09:00', 'Dec 1 09:00'],
    ['2027-01-05 18:30:00', '2027-01-05 18:30', 'Jan 5, 2027 18:30'],
    ['', '', ''],
  ])('the moment %s is %s', (value, chinese, english) => {
    at('2026-11-21T04:00:00Z');
    setTimeLanguage('zh-CN');
    expect(formatMoment(value)).toBe(chinese);
    setTimeLanguage('en-US');
    expect(formatMoment(value)).toBe(english);
  });

  test('today begins at midnight in Shanghai', () => {
    at('2026-11-20T16:00:00Z');
    expect(formatShortTime('2026-11-20 23:59:59', nameIn('en-US'))).toBe('Yesterday 23:59');
    at('2026-11-20T15:59:59Z');
    expect(formatShortTime('2026-11-20 23:59:59', nameIn('en-US'))).toBe('Today 23:59');
  });

  test('in full and as the name of a day', () => {
    at('2026-11-21T04:00:00Z');
    expect(formatFullTime('2026-11-21 09:12:33')).toBe('2026-11-21 09:12');
    expect(formatFullTime('soon')).toBe('');
    setTimeLanguage('zh-CN');
    expect(dayjs().format('dddd')).toBe('星期六');
  });
});
