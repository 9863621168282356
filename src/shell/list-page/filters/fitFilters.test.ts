import { fitFilters, type FieldFilter } from './fitFilters';

const filters: FieldFilter[] = [
  { kind: 'search', name: 'title', label: 'title' },
  { kind: 'choice', name: 'column', label: 'column', options: [] },
  { kind: 'choice', name: 'status', label: 'status', options: [] },
  { kind: 'days', names: ['from', 'to'], label: 'date' },
];
const ALL = 228 + 156 + 156 + 272 + 164;
const kinds = (width: number) => fitFilters(filters, width).map((part) => part.map(({ label }) => label));

test('R046 all filters are in one line if they fit', () => {
  expect(kinds(ALL)).toEqual([['title', 'column', 'status', 'date'], []]);
});

test('R046 those that do not fit are under "more", which needs room itself', () => {
  expect(kinds(ALL - 1)).toEqual([['title', 'column', 'status'], ['date']]);
  expect(kinds(228 + 156 + 128 + 164)).toEqual([
    ['title', 'column'],
    ['status', 'date'],
  ]);
});

test('R046 the keyword is never under "more"', () => {
  expect(kinds(100)).toEqual([['title'], ['column', 'status', 'date']]);
});

test('R046 before the width is known all of them are shown', () => {
  expect(kinds(0)).toEqual([['title', 'column', 'status', 'date'], []]);
});
