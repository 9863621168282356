import fc from 'fast-check';
import { entryWidth, fitEntries } from './fitEntries';

const names = ['首页', '基础信息', '工单平台', '数字化系统', '装修'];
const total = names.reduce((sum, name) => sum + entryWidth(name), 0);
const fit = (width: number, current?: string) => fitEntries(names, width, entryWidth, (name) => name === current);

test('R087 R315 an entry is estimated at 48 and 14 per character', () => {
  expect(entryWidth('首页')).toBe(76);
  expect(entryWidth('数字化系统')).toBe(118);
  expect(entryWidth('😀')).toBe(62);
});

test('R087 exactly the sum fits, one pixel less moves the last one', () => {
  expect(fit(total)).toEqual({ shown: names, rest: [] });
  expect(fit(total - 1)).toEqual({ shown: names.slice(0, 4), rest: ['装修'] });
});

test('R086 the current entry keeps its place', () => {
  expect(fit(total - 1, '装修')).toEqual({ shown: ['首页', '基础信息', '工单平台', '装修'], rest: ['数字化系统'] });
  expect(fit(80, '装修')).toEqual({ shown: ['装修'], rest: names.slice(0, 4) });
  expect(fit(10, '装修')).toEqual({ shown: [], rest: names });
});

test('R087 what is shown never exceeds the width, and nothing gets lost or out of order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 200 }), fc.nat(2000), fc.string(), (list, width, current) => {
      const { shown, rest } = fitEntries(list, width, entryWidth, (name) => name === current);
      expect(shown.reduce((sum, name) => sum + entryWidth(name), 0)).toBeLessThanOrEqual(width);
      expect(list.filter((name) => shown.includes(name))).toEqual(shown);
      expect(list.filter((name) => rest.includes(name))).toEqual(rest);
      expect(shown.length + rest.length).toBe(list.length);
    }),
  );
});
