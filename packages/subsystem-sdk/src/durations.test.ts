import { daysText, durationText } from './durations.ts';

test.each([
  [0.2, '1 分钟', '1 min'],
  [-58.9, '58 分钟', '58 min'],
  [60, '1 小时', '1 hr'],
  [259, '4 小时 19 分钟', '4 hr 19 min'],
  [-845, '14 小时', '14 hr'],
  [2_820, '1 天 23 小时', '1 day 23 hr'],
  [7_210, '5 天', '5 days'],
])('T12 %s minutes are shown as %s and %s', (minutes, chinese, english) => {
  expect(durationText(minutes, 'zh-CN')).toBe(chinese);
  expect(durationText(minutes, 'en-US')).toBe(english);
});

test.each([
  [1, '1 天', '1 day'],
  [12, '12 天', '12 days'],
])('T12 %s days are shown as %s and %s', (days, chinese, english) => {
  expect(daysText(days, 'zh-CN')).toBe(chinese);
  expect(daysText(days, 'en-US')).toBe(english);
});
