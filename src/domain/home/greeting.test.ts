import { dayPartOf } from './greeting';

describe('greeting', () => {
  test.each([
    [6, 'evening'],
    [7, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
    [0, 'evening'],
    [23, 'evening'],
  ] as const)('R004 hour %i greets with good %s', (hour, part) => {
    expect(dayPartOf(hour)).toBe(part);
  });
});
