import fc from 'fast-check';
import { keepInside } from './panelPosition';

const anyArea = fc.record({
  width: fc.integer({ min: 320, max: 4000 }),
  height: fc.integer({ min: 200, max: 2500 }),
  panelWidth: fc.constant(304),
  panelHeight: fc.constant(184),
  margin: fc.constant(8),
});
const anyPosition = fc.record({
  right: fc.integer({ min: -500, max: 5000 }),
  top: fc.integer({ min: -500, max: 5000 }),
});

test('R093 the panel is always inside the window and below the header', () => {
  fc.assert(
    fc.property(anyPosition, anyArea, (wanted, given) => {
      const { right, top } = keepInside(wanted, given);
      expect(right).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(given.width - 304 - 8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(top).toBeLessThanOrEqual(given.height - 184 - 8);
      expect(keepInside({ right, top }, given)).toEqual({ right, top });
    }),
  );
});
