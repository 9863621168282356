import fc from 'fast-check';
import {
  codeFilter,
  dayFilter,
  isFiltered,
  lastPageOf,
  oneOf,
  readListQuery,
  textFilter,
  writeListQuery,
  type ListDefinition,
  type ListQuery,
} from '.';

const definition: ListDefinition<'keyword' | 'state' | 'from'> = {
  filters: { keyword: textFilter, state: oneOf(['1', '2']), from: dayFilter },
  sortFields: ['createTime', 'title'],
  defaultSort: { field: 'createTime', order: 'desc' },
};

const start: ListQuery<'keyword' | 'state' | 'from'> = {
  filters: { keyword: '', state: '', from: '' },
  sort: { field: 'createTime', order: 'desc' },
  pageNo: 1,
  pageSize: 20,
};

describe('list state in the URL', () => {
  test('R022 R023 defaults are not written to the URL', () => {
    expect(readListQuery(definition, '')).toEqual(start);
    expect(writeListQuery(definition, start, '')).toBe('');
    expect(isFiltered(start)).toBe(false);
  });

  test('R023 R058 parameters of others stay in the URL', () => {
    const query = { ...start, filters: { ...start.filters, state: '2' }, pageNo: 3 };
    expect(writeListQuery(definition, query, '?hideBar=1&page=9&keyword=x')).toBe('?hideBar=1&page=3&state=2');
    expect(writeListQuery(definition, start, '?hideBar=1&page=9&size=50&sort=title.asc')).toBe('?hideBar=1');
  });

  test.each([
    ['?page=0', { pageNo: 1 }],
    ['?page=-3', { pageNo: 1 }],
    ['?page=2.5', { pageNo: 1 }],
    ['?page=1e3', { pageNo: 1 }],
    ['?page=99999999', { pageNo: 1 }],
    ['?page=12', { pageNo: 12 }],
    ['?size=50', { pageSize: 50 }],
    ['?size=500', { pageSize: 500 }],
    ['?size=7', { pageSize: 20 }],
    ['?size=5000', { pageSize: 20 }],
    ['?sort=title.asc', { sort: { field: 'title', order: 'asc' } }],
    ['?sort=title.up', { sort: start.sort }],
    ['?sort=secret.asc', { sort: start.sort }],
    ['?sort=', { sort: start.sort }],
    ['?state=3', { filters: start.filters }],
    ['?from=2026-02-30', { filters: start.filters }],
    ['?from=2024-02-29', { filters: { ...start.filters, from: '2024-02-29' } }],
    ['?keyword=%20%20a%20b%20', { filters: { ...start.filters, keyword: 'a b' } }],
  ])('R022 %s counts only as far as it is valid', (search, expected) => {
    expect(readListQuery(definition, search)).toMatchObject(expected);
  });

  test('R022 R023 a written URL reads back the same', () => {
    const someQuery = fc.record({
      filters: fc.record({
        keyword: fc.string({ unit: 'binary', maxLength: 40 }).map(textFilter),
        state: fc.constantFrom('', '1', '2'),
        from: fc.constantFrom('', '2026-11-21', '2024-02-29'),
      }),
      sort: fc.record({ field: fc.constantFrom('createTime', 'title'), order: fc.constantFrom('asc', 'desc') }),
      pageNo: fc.integer({ min: 1, max: 1_000_000 }),
      pageSize: fc.constantFrom(10, 20, 50, 100, 500),
    });
    fc.assert(
      fc.property(someQuery, fc.constantFrom('', '?hideBar=1', '?keyword=old&page=4'), (query, search) => {
        const wanted = query as typeof start;
        const keyword = new URLSearchParams([['keyword', wanted.filters.keyword]]).get('keyword')!;
        expect(readListQuery(definition, writeListQuery(definition, wanted, search))).toEqual({
          ...wanted,
          filters: { ...wanted.filters, keyword: textFilter(keyword.toWellFormed?.() ?? keyword) },
        });
      }),
    );
  });

  test.each([
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-11-00',
    '2026-1-1',
    '2026-11-21x',
    'x2026-11-21',
    '',
    'today',
  ])('R022 %j is not a valid date', (raw) => {
    expect(dayFilter(raw)).toBe('');
  });

  test.each([
    ['?page=1', 1],
    ['?page=999999', 999_999],
    ['?page=1000000', 1_000_000],
    ['?page=1000001', 1],
  ])('R022 %s is page %i', (search, pageNo) => {
    expect(readListQuery(definition, search).pageNo).toBe(pageNo);
  });

  test('R022 a list without a default sort has none until the user chooses one', () => {
    const plain: ListDefinition<'keyword'> = { filters: { keyword: textFilter }, sortFields: ['title'] };
    const query = readListQuery(plain, '');
    expect(query.sort).toBeNull();
    expect(writeListQuery(plain, query, '')).toBe('');
    const sorted = { ...query, sort: { field: 'title', order: 'asc' } as const };
    expect(writeListQuery(plain, sorted, '')).toBe('?sort=title.asc');
    expect(writeListQuery(definition, { ...start, sort: null }, '?sort=title.asc')).toBe('');
    expect(writeListQuery(definition, { ...start, sort: { field: 'createTime', order: 'asc' } }, '')).toBe(
      '?sort=createTime.asc',
    );
  });

  test('R022 one filter makes the list filtered', () => {
    expect(isFiltered({ ...start, filters: { ...start.filters, state: '1' } })).toBe(true);
  });

  test.each([
    [0, 20, 1],
    [1, 20, 1],
    [20, 20, 1],
    [21, 20, 2],
    [40, 20, 2],
    [41, 20, 3],
  ])('R046 %i rows at %i per page end on page %i', (total, size, page) => {
    expect(lastPageOf(total, size)).toBe(page);
  });

  test('R044 a keyword is cut to its maximum length, and a code has no spaces', () => {
    expect(textFilter('长'.repeat(200))).toHaveLength(100);
    expect(codeFilter('lift-2')).toBe('lift-2');
    expect(codeFilter('a b')).toBe('');
  });
});
