import { handOverAccess, takeHandedOver } from './handOver';

test('R083 T18 the yes to a click serves the one opening to which it leads, and no other', () => {
  expect(takeHandedOver('workorder')).toBe(false);
  handOverAccess('workorder');
  expect(takeHandedOver('workorder')).toBe(true);
  expect(takeHandedOver('workorder')).toBe(false);
  handOverAccess('workorder');
  expect(takeHandedOver('lift')).toBe(false);
  expect(takeHandedOver('workorder')).toBe(false);
});
