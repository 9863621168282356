import * as fc from 'fast-check';
import {
  countTransition,
  isLittleKnown,
  sortByLikelihood,
  mostLikelyNext,
  PORTAL,
  readTransitions,
  type UsageHistory,
} from './usageHistory';

const after = (...moves: [from: string, to: string][]) =>
  moves.reduce<UsageHistory>((known, [from, to]) => countTransition(known, from, to), {});
const all = new Set(['mgr', 'lift', 'gdzt', 'byd:task']);

describe('the subsystem that a person opens next', () => {
  test.each([
    ['nothing is known', {}, 'mgr', undefined],
    ['it happened once', after(['mgr', 'lift']), 'mgr', undefined],
    ['it happened twice', after(['mgr', 'lift'], ['mgr', 'lift']), 'mgr', 'lift'],
    [
      'another one is opened more often from here',
      after(['mgr', 'lift'], ['mgr', 'lift'], ['mgr', 'gdzt'], ['mgr', 'gdzt'], ['mgr', 'gdzt']),
      'mgr',
      'gdzt',
    ],
    [
      'this place has no habit of its own: the most frequent one anywhere',
      after([PORTAL, 'byd:task'], ['mgr', 'byd:task'], ['mgr', 'lift']),
      'gdzt',
      'byd:task',
    ],
    [
      'this place has no habit of its own, and the others are opened rarely',
      { mgr: { opbi: 98, lift: 2 }, lift: { opbi: 1 } },
      'gdzt',
      undefined,
    ],
    ['one in fifty of all openings is a habit', { mgr: { opbi: 98, lift: 2 } }, 'gdzt', 'lift'],
    ['the most frequent one is no candidate', after(['mgr', 'opbi'], ['mgr', 'opbi']), 'mgr', undefined],
  ])('%s', (_, known, from, next) => expect(mostLikelyNext(known, from, all)).toBe(next));

  test('what is opened from here comes first, then what is opened at all, then the given order', () => {
    const known = after(['mgr', 'lift'], ['byd:task', 'opbi'], ['byd:task', 'opbi'], ['byd:task', 'lift']);
    const places = ['gdzt', 'opbi', 'lift', 'wcx'];
    expect(sortByLikelihood(known, 'mgr', places)).toEqual(['lift', 'opbi', 'gdzt', 'wcx']);
    expect(sortByLikelihood(known, PORTAL, places)).toEqual(['opbi', 'lift', 'gdzt', 'wcx']);
    expect(sortByLikelihood({}, PORTAL, places)).toEqual(places);
  });

  test('habits fade: what is done now counts more than twice as much of long ago', () => {
    let known: UsageHistory = {};
    for (let day = 0; day < 40; day += 1) known = countTransition(known, 'mgr', 'lift');
    for (let day = 0; day < 25; day += 1) known = countTransition(known, 'mgr', 'gdzt');
    expect(mostLikelyNext(known, 'mgr', all)).toBe('gdzt');
  });
});

test('R032 a person is known after twenty openings, and stays so however many places they are spread over', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(30), { minLength: 20, maxLength: 300 }), (openings) => {
      const known = after(...openings.map((to): [string, string] => [PORTAL, `s${to}`]));
      expect(isLittleKnown(known)).toBe(false);
      expect(isLittleKnown(after(...openings.slice(0, 19).map((to): [string, string] => [PORTAL, `s${to}`])))).toBe(
        true,
      );
    }),
  ));

const place = fc.constantFrom(PORTAL, 'mgr', 'lift', 'gdzt', 'byd:task', 'opbi');

test('A31 whatever a person does, what is kept stays small, can be read again, and only candidates are proposed', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 200 }), place, (moves, from) => {
      const known = after(...moves);
      expect(JSON.stringify(known).length).toBeLessThan(1_000);
      expect(readTransitions(JSON.parse(JSON.stringify(known)))).toEqual(known);
      const next = mostLikelyNext(known, from, all);
      expect(next === undefined || all.has(next)).toBe(true);
    }),
  ));

test('T3 only the places that were left last are kept', () => {
  const moves = Array.from({ length: 60 }, (_, index): [string, string] => [`s${index}`, 'mgr']);
  const known = after(...moves);
  expect(Object.keys(known)).toHaveLength(20);
  expect(known).toHaveProperty('s59');
});

test.each([[null], ['text'], [[1]], [7]])('F37 %j cannot be read', (value) =>
  expect(readTransitions(value)).toBeUndefined(),
);
test('F37 of what was stored only counts are read', () =>
  expect(readTransitions({ mgr: { lift: 3, gdzt: -1, jcpt: '7', byd: 1.5 }, lift: null })).toEqual({
    mgr: { lift: 3 },
    lift: {},
  }));
