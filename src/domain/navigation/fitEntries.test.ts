import fc from 'fast-check';
import { ENTRY_ICON_WIDTH_PX, WIDTH_SLACK_PX, entryWidth, fitEntries, steadyWidth } from './fitEntries';

const names = ['首页', '基础信息', '工单平台', '数字化系统', '装修'];
const total = names.reduce((sum, name) => sum + entryWidth(name), 0);
const fit = (width: number, current?: string) => {
  const { shown, rest } = fitEntries(names, width, { widthOf: entryWidth, isCurrent: (name) => name === current });
  return { shown, rest };
};

test('R087 R315 an entry is estimated at 48 px and 14 px per character', () => {
  expect(entryWidth('首页')).toBe(76);
  expect(entryWidth('数字化系统')).toBe(118);
  expect(entryWidth('😀')).toBe(62);
});

test.each([
  ['Home', 4 * 8],
  ['Work-order center', 17 * 8],
  ['IoT 平台', 4 * 8 + 2 * 14],
  ['ＩｏＴ', 3 * 14],
  ['ｱﾌﾟﾘ', 4 * 8],
  ['（测试）', 4 * 14],
  ['Лифты', 5 * 8],
  ['엘리베이터', 5 * 14],
  ['', 0],
])('R087 A41 %j: a full-width character counts 14 px, a narrow one 8 px', (name, width) => {
  expect(entryWidth(name)).toBe(48 + width);
});

test("B9 the user's text spacing widens every character", () => {
  expect(entryWidth('首页', 0)).toBe(76);
  expect(entryWidth('首页', 2)).toBe(76 + 2 * 2);
  expect(entryWidth('Home', 2)).toBe(48 + 4 * 8 + 4 * 2);
});

test('R087 A41 T17 a narrow name is cut at the same width as a full-width one', () => {
  expect(entryWidth('w'.repeat(34))).toBe(48 + 34 * 8);
  expect(entryWidth('w'.repeat(35))).toBe(328);
  expect(entryWidth('w'.repeat(10_000))).toBe(328);
});

test('R087 T17 an endless name takes the width of twenty characters, and the others keep theirs', () => {
  expect(entryWidth('字'.repeat(20))).toBe(328);
  expect(entryWidth('字'.repeat(10_000))).toBe(328);
  const list = ['首页', '字'.repeat(10_000), '装修'];
  expect(fitEntries(list, 76 + 328 + 76, { widthOf: entryWidth }).rest).toEqual([]);
});

test('R087 exactly the sum fits; with one pixel less the last entry moves to the menu', () => {
  expect(fit(total)).toEqual({ shown: names, rest: [] });
  expect(fit(total - 1)).toEqual({ shown: names.slice(0, 4), rest: ['装修'] });
});

test('R086 R087 what the shown entries leave is spare', () => {
  const spareAt = (width: number) => fitEntries(names, width, { widthOf: entryWidth }).spare;
  expect([spareAt(total), spareAt(total + 9), spareAt(total - 1)]).toEqual([0, 9, entryWidth('装修') - 1]);
  expect(fitEntries(names, 10, { widthOf: entryWidth, isHome: (name) => name === '首页' }).spare).toBe(0);
});

test('R086 the current entry keeps its position', () => {
  expect(fit(total - 1, '装修')).toEqual({ shown: ['首页', '基础信息', '工单平台', '装修'], rest: ['数字化系统'] });
  expect(fit(80, '装修')).toEqual({ shown: ['装修'], rest: names.slice(0, 4) });
  expect(fit(10, '装修')).toEqual({ shown: [], rest: names });
});

test('R086 the current entry is truncated rather than hidden, as long as one character fits', () => {
  expect(fit(100, '数字化系统').shown).toEqual(['数字化系统']);
  expect(fit(62, '数字化系统').shown).toEqual(['数字化系统']);
  expect(fit(61, '数字化系统').shown).toEqual([]);
});

describe('R074 R086 home', () => {
  const widthsAt = (width: number, current?: string) => {
    const rules = { isHome: (name: string) => name === '首页', isCurrent: (name: string) => name === current };
    return Object.fromEntries(fitEntries(names, width, { widthOf: entryWidth, ...rules }).widths);
  };

  test('is shown at every width, without its name if there is no room for it', () => {
    expect(widthsAt(76)).toEqual({ 首页: 76 });
    expect(widthsAt(75)).toEqual({ 首页: 44 });
    expect(widthsAt(44)).toEqual({ 首页: 44 });
    expect(widthsAt(0)).toEqual({ 首页: 44 });
    expect(widthsAt(75, '首页')).toEqual({ 首页: 44 });
  });

  test('drops its name before that of the current entry is truncated', () => {
    expect(widthsAt(76 + 118, '数字化系统')).toEqual({ 首页: 76, 数字化系统: 118 });
    expect(widthsAt(76 + 117, '数字化系统')).toMatchObject({ 首页: 44, 数字化系统: 118 });
    expect(widthsAt(44 + 117, '数字化系统')).toEqual({ 首页: 44, 数字化系统: 117 });
    expect(widthsAt(44 + 62, '数字化系统')).toEqual({ 首页: 44, 数字化系统: 62 });
  });

  test('keeps its name if the current entry does not fit anyway', () => {
    expect(widthsAt(44 + 61, '数字化系统')).toEqual({ 首页: 76 });
  });
});

test('R087 the shown entries never exceed the width, and none is lost or out of order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 200 }), fc.nat(2000), fc.nat(9), (list, width, current) => {
      const rules = { isCurrent: (name: string) => name === list[current], isHome: (name: string) => name === list[0] };
      const { shown, rest, widths } = fitEntries(list, width, { widthOf: entryWidth, ...rules });
      const total = shown.reduce((sum, name) => sum + widths.get(name)!, 0);
      expect(total).toBeLessThanOrEqual(Math.max(width, ENTRY_ICON_WIDTH_PX));
      if (list.length > 0) expect(shown[0]).toBe(list[0]);
      shown.forEach((name) => expect(widths.get(name)).toBeLessThanOrEqual(entryWidth(name)));
      expect(list.filter((name) => shown.includes(name))).toEqual(shown);
      expect(list.filter((name) => rest.includes(name))).toEqual(rest);
      expect(shown.length + rest.length).toBe(list.length);
    }),
  );
});

const wideNames = ['首页', '基础信息', '工单平台', '报事系统', '工单中台', '管家', '装修'];
const shownAt = (width: number) => fitEntries(wideNames, width, { widthOf: entryWidth }).shown.length;

/** Layout widths for a sequence of window widths. */
const laidOut = (widths: number[]) => {
  let current = widths[0]!;
  return widths.map((width) => (current = steadyWidth(current, width)));
};

test.each([
  [500, 499, 499],
  [500, 500, 500],
  [500, 507, 500],
  [500, 508, 508],
  [500, 1920, 1920],
  [0, 300, 300],
])('R086 after %d px, %d px are laid out for %d px', (before, now, expected) => {
  expect(steadyWidth(before, now)).toBe(expected);
});

test('R086 R087 no width causes oscillation: a jittering edge removes an entry once and does not bring it back', () => {
  const trembling = fc.tuple(
    fc.integer({ min: 0, max: 4000 }),
    fc.array(fc.nat(WIDTH_SLACK_PX - 1), { minLength: 2, maxLength: 50 }),
  );
  fc.assert(
    fc.property(trembling, ([base, offsets]) => {
      const counts = laidOut(offsets.map((offset) => base + offset)).map(shownAt);
      counts.slice(1).forEach((count, index) => expect(count).toBeLessThanOrEqual(counts[index]!));
    }),
  );
});

test('R087 the layout width is never more than available and never less than the slack below it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4000), { minLength: 1, maxLength: 50 }), (widths) => {
      laidOut(widths).forEach((width, index) => {
        expect(width).toBeLessThanOrEqual(widths[index]!);
        expect(width).toBeGreaterThan(widths[index]! - WIDTH_SLACK_PX);
      });
    }),
  );
});
