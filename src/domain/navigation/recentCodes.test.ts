import { withRecent } from './recentCodes';

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'b', ['b', 'a']],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'g', ['g', 'a', 'b', 'c', 'd', 'e']],
])('R086 after %j the use of %s leaves %j', (codes, code, expected) => {
  expect(withRecent(codes, code)).toEqual(expected);
});
