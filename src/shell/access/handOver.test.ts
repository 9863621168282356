import { forgetHandedOver, handOverAccess, takeHandedOver } from './handOver';

test('R083 T18 the yes to a click serves the one opening to which it leads, and no other', () => {
  expect(takeHandedOver('workorder')).toBe(false);
  handOverAccess('workorder');
  expect(takeHandedOver('workorder')).toBe(true);
  expect(takeHandedOver('workorder')).toBe(false);
  handOverAccess('workorder');
  expect(takeHandedOver('lift')).toBe(false);
  expect(takeHandedOver('workorder')).toBe(false);
});

test('T18 a yes that nobody took in time, or that was forgotten, serves nobody', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  handOverAccess('workorder');
  jest.setSystemTime(1_700_000_004_999);
  expect(takeHandedOver('workorder')).toBe(true);
  handOverAccess('workorder');
  jest.setSystemTime(1_700_000_009_999);
  expect(takeHandedOver('workorder')).toBe(false);
  handOverAccess('workorder');
  forgetHandedOver();
  expect(takeHandedOver('workorder')).toBe(false);
});
