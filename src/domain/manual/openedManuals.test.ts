import { withOpened } from './openedManuals';

test.each([
  [[], '1', ['1']],
  [['1', '2'], '2', ['2', '1']],
  [['1', '2', '3', '4', '5'], '6', ['6', '1', '2', '3', '4']],
  [['1', '2', '3', '4', '5'], '5', ['5', '1', '2', '3', '4']],
])('R048 after %j the opening of %s leaves %j', (ids, id, expected) => {
  expect(withOpened(ids, id)).toEqual(expected);
});
