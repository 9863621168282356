import fc from 'fast-check';
import { entryWidth, fitEntries } from './fitEntries';
import { steadyWidth, WIDTH_SLACK_PX } from './steadyWidth';

const names = ['首页', '基础信息', '工单平台', '报事系统', '工单中台', '管家', '装修'];
const shownAt = (width: number) => fitEntries(names, width, { widthOf: entryWidth }).shown.length;

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
