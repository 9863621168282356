import fc from 'fast-check';
import { nameInAll } from './nameInAll';

/** The word is 28 px wide, the button 68. */
const at = (name: string, spare: number) => nameInAll({ name, word: '全部', spare });

describe('R086 the name of the current entry behind the button', () => {
  test.each([
    ['has room beside the word', '电梯平台', 71, 'beside', 71],
    ['is in place of the word where it has no room beside it', '电梯平台', 70, 'instead', 12],
    ['fits at 1366 px, where seven entries leave 6 px', '电梯平台', 6, 'instead', 6],
    ['needs nothing beyond the button when it is short', '安防', 0, 'instead', 0],
    ['takes what the entries leave before it is cut', '园区安防管理平台', 40, 'instead', 40],
    ['is twenty characters at most', '字'.repeat(10_000), 2_000, 'beside', 20 * 14 + 15 + 8],
  ])('%s', (_, name, spare, place, extra) => expect(at(name, spare)).toEqual({ at: place, extra }));

  test('is not shown where less than two thirds of it have room: the word says more', () => {
    // 78 of 117 px.
    const nine = '字'.repeat(9);
    expect(at(nine, 46)).toMatchObject({ at: 'instead', extra: 46 });
    expect(at(nine, 45)).toBeNull();
    // At 320 px only 'Met…' would be left of it.
    expect(nameInAll({ name: 'Meters', word: 'All', spare: 0 })).toBeNull();
    expect(at('Basic information', 0)).toBeNull();
  });

  test('counts what the user’s own text spacing adds', () => {
    expect(nameInAll({ name: '电梯平台', word: '全部', spare: 71, letterSpacing: 2 })).toMatchObject({ at: 'instead' });
  });

  test('R087 takes no more than the entries leave', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(400), fc.nat(5), (name, word, spare, letterSpacing) => {
        const extra = nameInAll({ name, word, spare, letterSpacing })?.extra ?? 0;
        expect(extra).toBeGreaterThanOrEqual(0);
        expect(extra).toBeLessThanOrEqual(spare);
      }),
    );
  });
});
