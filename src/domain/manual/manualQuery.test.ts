import { readListQuery } from '../list';
import { manualList, toManualQuery } from './manualQuery';

const asked = (search: string) =>
  JSON.parse(JSON.stringify(toManualQuery(readListQuery(manualList, search)))) as object;

describe('request of the manual list', () => {
  test.each([
    ['', {}],
    ['?name=%E7%94%B5%E6%A2%AF', { name: '电梯' }],
    ['?source=11', { source: '11' }],
    ['?source=a%20b', {}],
    ['?from=2026-11-01&to=2026-11-21', { pushTimeFrom: '2026-11-01', pushTimeTo: '2026-11-21' }],
    ['?sort=name.asc', { sortField: 'name', sortOrder: 'asc' }],
    ['?page=2&size=10', { pageNo: 2, pageSize: 10 }],
  ])('R048 R244 %s', (search, expected) => {
    expect(asked(search)).toEqual({ pageNo: 1, pageSize: 20, sortField: 'pushTime', sortOrder: 'desc', ...expected });
  });
});
